import { formatProblem } from '../../../../src/model/problem';
import { readNotes } from '../../../../src/plugin/schemas/api-notes';

const place = {
  file: 'docs/api/a.yaml',
  lineOf: (path: readonly unknown[]) => path.length,
};
const HEAD = { id: 'Table', module: 'rc-table', type: 'TableProps' };

function problemsOf(data: unknown): string[] {
  return (readNotes(data, place).problems ?? []).map(formatProblem);
}

test.each<[object | null, string]>([
  [
    null,
    '0 this file must be a list of `name: value` lines, but is empty. Write, for example, `id: Table`.',
  ],
])('of %j place, fault and cure are told', (data, expected) => {
  expect(problemsOf(data)).toEqual([`docs/api/a.yaml:${expected}`]);
});

test.each<[object, string]>([
  [
    { id: 3 },
    '1 `id` must be text, but is the number 3. Write, for example, `id: Table`.',
  ],
  [
    { module: undefined },
    '1 this file has no `module`. Add, for example, `module: my-library`.',
  ],
  [
    { type: null },
    '1 `type` must be text, but is empty. Write, for example, `type: TableProps`.',
  ],
  [
    { hidden: 'a' },
    '1 `hidden` must be a list of texts, but is the text "a". Write, for example, `hidden: [internalRefs]`.',
  ],
  [{ modul: 'a' }, '1 this file has an unknown key `modul`. Did you mean `module`?'],
  [
    { rows: [] },
    '1 `rows` must be an object, but is a list. Write, for example, `rows: { data: { text: Rows of the table. } }`.',
  ],
])('of notes with %j place, fault and cure are told', (data, expected) => {
  expect(problemsOf({ ...HEAD, rows: {}, ...data })).toEqual([
    `docs/api/a.yaml:${expected}`,
  ]);
});

test.each<[object, string]>([
  [
    { text: '' },
    '3 `rows.data.text` must be text, or a text for each language, but is the text "". Write, for example, `text: Rows of the table.`.',
  ],
  [
    { text: { 'en-US': 3 } },
    '4 `rows.data.text.en-US` must be text, but is the number 3. Write, for example, `text: Rows of the table.`.',
  ],
  [
    { pitfall: [1] },
    '3 `rows.data.pitfall` must be text, or a text for each language, but is a list. Write, for example, `pitfall: Without a key, rows lose their state.`.',
  ],
  [
    { default: {} },
    "3 `rows.data.default` must be text, or a text for each language, but is an object. Write, for example, `default: '[]'`.",
  ],
  [
    { since: [7] },
    '3 `rows.data.since` must be text, but is a list. Write, for example, `since: 7.3.0`.',
  ],
  [
    { deprecated: 'yes' },
    '3 `rows.data.deprecated` must be true or false, but is the text "yes". Write, for example, `deprecated: true`.',
  ],
  [
    { extra: 1 },
    '3 `rows.data.extra` must be true or false, but is the number 1. Write, for example, `extra: true`.',
  ],
  [
    { type: 4 },
    "3 `rows.data.type` must be text, but is the number 4. Write, for example, `type: 'number | true'`.",
  ],
  [{ defualt: 4 }, '3 `rows.data` has an unknown key `defualt`. Did you mean `default`?'],
])('of a row with %j place, fault and cure are told', (row, expected) => {
  expect(problemsOf({ ...HEAD, rows: { data: { text: 'A', ...row } } })).toEqual([
    `docs/api/a.yaml:${expected}`,
  ]);
});

test('values that are shown as text are text, and a default of null is one', () => {
  const data = {
    ...HEAD,
    rows: {
      a: { text: 'A', default: 0, since: 7.3, pitfall: null },
      b: { text: 'B', default: null },
      c: { text: 'C', default: false },
    },
  };
  expect(readNotes(data, place).content?.rows).toEqual({
    a: { text: 'A', default: '0', since: '7.3' },
    b: { text: 'B', default: 'null' },
    c: { text: 'C', default: 'false' },
  });
});
