import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referenceModules } from '../../../../src/plugin/reference/modules';
import { readPitfallMarks } from '../../../../src/plugin/reference/pitfall-marks';

const root = mkdtempSync(join(tmpdir(), 'marks-'));
afterAll(() => rmSync(root, { recursive: true }));

const words = {
  'en-US': { 'markdown.verified': 'Verified on {version}' },
  'zh-CN': { 'markdown.verified': '已在 {version} 上验证' },
};
const note = {
  id: 'Table',
  module: 'rc-table',
  type: 'TableProps',
  file: 'docs/api/table.yaml',
  lines: {},
  rows: {
    data: { text: 'Rows.' },
    rowKey: { text: 'Key.', pitfall: 'Not the `index`.' },
    scroll: { text: 'Scrolls.', pitfall: 'Not tested.' },
  },
};

/** The texts of the rows, by name, in a language of a site whose tests have this address. */
function pitfallsIn(locale: 'en-US' | 'zh-CN', url?: string) {
  const list = { 'docs/api/table.yaml#rowKey': ['tests/key.test.ts'] };
  writeFileSync(join(root, 'verified.json'), JSON.stringify(list));
  const option = { file: 'verified.json', version: '1.2.0', url };
  const modules = referenceModules(
    { notes: [note], properties: [[]] },
    [{ id: locale, name: locale, base: '/' } as never],
    '',
    [],
    { pages: {}, uses: {} },
    false,
    readPitfallMarks(option, root, words),
  );
  const [code = ''] = modules[`api/Table.${locale}.ts`] ?? [];
  const { rows } = JSON.parse(code.replace(/^export default |;$/g, '')) as {
    rows: { pitfall?: string }[];
  };
  return rows.map(({ pitfall }) => pitfall);
}

test('a pitfall with a test says so, in the language of the page', () => {
  expect(pitfallsIn('en-US')).toEqual([
    undefined,
    'Not the <code>index</code>. <small>Verified on 1.2.0</small>',
    'Not tested.',
  ]);
  expect(pitfallsIn('zh-CN')[1]).toContain('<small>已在 1.2.0 上验证</small>');
});

test('with an address, the mark leads to the test', () => {
  expect(pitfallsIn('en-US', 'https://example.com/{file}?a&b')[1]).toContain(
    '<small><a href="https://example.com/tests/key.test.ts?a&amp;b">Verified on 1.2.0</a></small>',
  );
});
