import type { ApiRow } from '../../../../../src/model/api-row';
import { changesOf } from '../../../../../src/plugin/reference/changes/changes-of';
import { readApiNotes } from '../../../../../src/plugin/reference/notes';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const note = (id: string, rows: string) =>
  `id: ${id}\nmodule: lib\ntype: ${id}\nrows:\n${rows}`;
const row = (name: string, type: string, rest = '') =>
  `  ${name}: { text: A., extra: true, type: ${type}${rest} }\n`;

const root = folderWith({
  'api/table.yaml': note(
    'Table',
    row('size', 'number') +
      row('title', 'Panel') +
      row('mark', 'Mark') +
      row('scroll.x', 'number'),
  ),
  'api/column.yaml': note(
    'Column',
    row('title', 'string') +
      row('align', 'Align') +
      row('mark', 'Sign', ', since: 1.9.0') +
      row('size', 'string', ', deprecated: true') +
      row('old', 'string', ', deprecated: true'),
  ),
  'api/group.yaml': note('Group', row('align', 'Align')),
});
const { notes } = readApiNotes('api', root);
const changes = {
  page: '/changelog',
  versions: ['2.0.0', '1.9.0', '1.5.0', '1.4.0', '1.3.0'],
  names: {
    size: ['2.0.0', '2.0.0', '1.9.0', '1.5.0', '1.4.0', '1.3.0'],
    title: ['2.0.0'],
    align: ['2.0.0'],
    mark: ['2.0.0', '1.9.0', '1.5.0', '1.4.0'],
    x: ['1.9.0'],
    old: ['1.5.0'],
  },
};

function changesIn(given: Partial<ApiRow> & { changed?: string[] }) {
  const found = changesOf(
    { name: '', type: 'number', deprecated: false, ...given },
    { notes },
    changes,
    (path) => `/table/en${path}`,
  );
  return found && { ...found, in: found.in?.map(({ title }) => title) };
}

test('a row leads to all versions after its first one', () => {
  expect(changesIn({ name: 'size', since: '1.3.0' })).toEqual({
    since: '/table/en/changelog#v1-3-0',
    in: ['2.0.0', '1.9.0', '1.5.0', '1.4.0'],
  });
  expect(changesIn({ name: 'size', since: '1.9.0' })).toEqual({
    since: '/table/en/changelog#v1-9-0',
    in: ['2.0.0'],
  });
});

test.each<[string, Partial<ApiRow>, string[] | undefined]>([
  ['a name that means two things', { name: 'title' }, undefined],
  ['a name that came to mean two things', { name: 'mark' }, ['1.5.0', '1.4.0']],
  ['the later of the two', { name: 'mark', since: '1.9.0' }, undefined],
  ['a name that two references share', { name: 'align' }, ['2.0.0']],
  ['a property of an object', { name: 'scroll.x' }, ['1.9.0']],
  [
    'a deprecated row beside a current one',
    { name: 'size', deprecated: true },
    undefined,
  ],
  ['a deprecated row alone', { name: 'old', deprecated: true }, ['1.5.0']],
  ['a name of no entry', { name: 'constructor' }, undefined],
])('%s', (_, given, versions) => {
  expect(changesIn(given)?.in).toEqual(versions);
});

test.each<[string, Partial<ApiRow> & { changed: string[] }, string[] | undefined]>([
  [
    'takes the place of what has the name',
    { name: 'size', changed: ['1.9.0'] },
    ['1.9.0'],
  ],
  ['says that there is none', { name: 'size', changed: [] }, undefined],
  ['is of one row', { name: 'title', changed: ['2.0.0'] }, ['2.0.0']],
  ['may be of a deprecated row', { deprecated: true, changed: ['2.0.0'] }, ['2.0.0']],
  ['has links to what is there', { name: 'size', changed: ['9.9.9'] }, undefined],
])('a list in a note %s', (_, given, versions) => {
  expect(changesIn(given)?.in).toEqual(versions);
});

test('a version that the changelog lacks has no link', () => {
  expect(changesIn({ name: 'title', since: '0.1.0' })).toBeUndefined();
});

test('a site without a changelog has no links', () => {
  const given = { name: 'size', type: 'number', deprecated: false };
  expect(changesOf(given, { notes }, undefined, String)).toBeUndefined();
});
