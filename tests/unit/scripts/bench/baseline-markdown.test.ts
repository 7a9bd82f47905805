import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apiTable,
  withoutBuiltins,
} from '../../../../scripts/bench/baseline-markdown.mjs';
import { filesBelow } from '../../support/imports';
import { ROOT } from '../../support/root';

const content = { tables: { Table: '| a table |' }, links: '- a link' };

test('a reference becomes a table of names, texts, types and defaults', () => {
  const notes = {
    rows: {
      data: {
        default: '[]',
        text: { 'en-US': 'Rows of\nthe table.', 'zh-CN': '数据' },
        pitfall: { 'en-US': 'Never `a | b`.' },
      },
      'scroll.x': { type: 'number | true', text: { 'en-US': 'Sideways.' } },
    },
  };
  expect(apiTable(notes, { data: 'T[]', scroll: '{}' }).split('\n').slice(2)).toEqual([
    '| `data` | Rows of the table. Never `a \\| b`. | `T[]` | `[]` |',
    '| `scroll.x` | Sideways. | `number \\| true` |  |',
  ]);
});

test('the tags of the theme give way to markdown', () => {
  const page = [
    '<API id="Table"></API>',
    '<Gallery path="/demo" pictures="/previews"></Gallery>',
    '<Changelog></Changelog>',
    '<code src="../examples/simple.tsx"></code>',
  ];
  expect(withoutBuiltins(page.join('\n'), content).split('\n')).toEqual([
    '| a table |',
    '- a link',
    '',
    '<code src="../examples/simple.tsx"></code>',
  ]);
});

test("callouts are dumi's, and what code shows stays as it is", () => {
  const code = '```markdown\n:::note\n<API id="None"></API>\n:::\n```';
  const page = [
    ':::::example',
    ':::note',
    ':::',
    ':::tip[A "b"]',
    ':::',
    ':::danger{title="C"}',
    ':::',
    ':::::',
    code,
    ':::warning[D]',
  ];
  expect(withoutBuiltins(page.join('\n'), content).split('\n')).toEqual([
    ':::::example',
    ':::info',
    ':::',
    ':::success{title="A &quot;b&quot;"}',
    ':::',
    ':::error{title="C"}',
    ':::',
    ':::::',
    ...code.split('\n'),
    ':::warning{title="D"}',
  ]);
});

test('a name with signs of a replacement pattern is put in as it is', () => {
  const tables = { Table: "costs $& and $'" };
  expect(withoutBuiltins('<API id="Table"></API>', { ...content, tables })).toBe(
    "costs $& and $'",
  );
});

test('a reference that does not exist is a fault', () => {
  expect(() => withoutBuiltins('<API id="Tabel"></API>', content)).toThrow(/"Tabel"/);
});

test('no page keeps a tag that the default theme does not know', () => {
  const tables = new Proxy({}, { get: () => 'table' });
  const pages = filesBelow('docs').filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(40);
  const left = pages.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const tags = withoutBuiltins(text, { ...content, tables }).match(/^<[A-Z]\w+/gm);
    return (tags ?? []).map((tag) => `${file} ${tag}`);
  });
  expect(left).toEqual([]);
});
