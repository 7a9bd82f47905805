import { ownVersionModule } from '../../../../src/plugin/reference/own-version-module';

const note = (since?: string) => ({ text: 'About it.', since });
const NOTES: NonNullable<Parameters<typeof ownVersionModule>[0]>['notes'] = [
  { id: 'Table', rows: { data: note(), sticky: note('7.9.0'), caption: note('7.27.0') } },
  { id: 'Column', rows: { rowScope: note('7.28.0') } },
];
const SHOWN = {
  changes: { page: '/changelog', versions: ['7.28.0', '7.15.0'], names: {} },
  firstDemos: {
    '/demo/sticky': ['table-sticky', 'table-data'],
    '/demo/rows': ['table-caption', 'column-rowscope', 'table-sticky'],
    '/demo/simple': ['table-data'],
  },
};

function exportsOf(...given: Parameters<typeof ownVersionModule>) {
  const lines = ownVersionModule(...given)['own-version.ts'] as readonly string[];
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^export const (\w+) = (.*);$/.exec(line) ?? [];
      return [name, value === 'undefined' ? undefined : (JSON.parse(value) as unknown)];
    }),
  );
}

test('rows have their versions, and a page the newest one of its first demo', () => {
  expect(exportsOf({ notes: NOTES, parsed: [] }, SHOWN)).toEqual({
    versions: ['7.28.0', '7.15.0'],
    changelog: '/changelog',
    rows: {
      'table-sticky': ['sticky', '7.9.0'],
      'table-caption': ['caption', '7.27.0'],
      'column-rowscope': ['rowScope', '7.28.0'],
    },
    pages: { '/demo/sticky': '7.9.0', '/demo/rows': '7.28.0' },
  });
});

test('without a changelog, readers choose from the versions of rows', () => {
  const rule = { required: false, deprecated: false, type: '', text: '' };
  const row = { ...rule, anchor: 'box-wide', name: 'wide', since: '2.1.0' };
  const parsed = [{ id: 'Box', rows: [row, { ...row, anchor: 'box-high' }] }];
  const { versions, changelog } = exportsOf({ notes: [], parsed }, {});
  expect([versions, changelog]).toEqual([['2.1.0'], undefined]);
});

test('a site without the option has nothing to choose from', () => {
  const { versions, rows, pages } = exportsOf(undefined, SHOWN);
  expect([versions, rows, pages]).toEqual([[], {}, {}]);
});
