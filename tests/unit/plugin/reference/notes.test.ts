import { formatProblem } from '../../../../src/model/problem';
import {
  compareNotes,
  readApiNotes,
  rowsOf,
} from '../../../../src/plugin/reference/notes';
import type { ApiNotes } from '../../../../src/plugin/reference/notes';
import type { TypeProperty } from '../../../../src/plugin/reference/types';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const HEAD = 'id: Table\nmodule: rc-table\ntype: TableProps\n';

/** Reads one file of notes. */
function read(text: string) {
  return readApiNotes('docs/api', folderWith({ 'docs/api/table.yaml': text }));
}

/** The notes of a file that has nothing wrong with it. */
function notesOf(text: string): ApiNotes {
  const { notes, problems } = read(text);
  expect(problems).toEqual([]);
  expect(notes).toHaveLength(1);
  return notes[0]!;
}

function property(name: string, rest: Partial<TypeProperty> = {}): TypeProperty {
  return { name, type: 'string', required: false, deprecated: false, ...rest };
}

describe('readApiNotes', () => {
  test('gives what a file says, with its place', () => {
    const notes = notesOf(`${HEAD}hidden: [secret]\nrows:\n  data:\n    text: Rows.\n`);
    expect(notes).toMatchObject({
      id: 'Table',
      module: 'rc-table',
      type: 'TableProps',
      hidden: ['secret'],
      rows: { data: { text: 'Rows.' } },
      file: 'docs/api/table.yaml',
    });
  });

  test.each([
    [
      'below its name',
      `${HEAD}rows:\n  data:\n    text: Rows.\n  rowKey:\n    text: Key.\n`,
      { data: 5, rowKey: 7 },
    ],
    [
      'after empty lines and comments',
      `${HEAD}rows:\n\n  # first\n  data:\n\n    # why\n    text: Rows.\n`,
      { data: 7 },
    ],
    [
      'in one line',
      `${HEAD}rows:\n  data: { text: Rows. }\n  rowKey: { text: Key. }\n`,
      { data: 5, rowKey: 6 },
    ],
    [
      'in a file with Windows line ends',
      `${HEAD}rows:\n  data:\n    text: Rows.\n`.replace(/\n/g, '\r\n'),
      { data: 5 },
    ],
    [
      'with a quoted name',
      `${HEAD}rows:\n  'data-*':\n    text: Any.\n`,
      { 'data-*': 5 },
    ],
  ])('knows the line of a row whose note stands %s', (_, text, lines) => {
    expect(notesOf(text).lines).toEqual(lines);
  });

  test('reads every file of the folder that is YAML, and no other', () => {
    const root = folderWith({
      'docs/api/a.yaml': `${HEAD}rows: {}\n`,
      'docs/api/b.yaml': `${HEAD}rows: {}\n`,
      'docs/api/readme.md': '# Notes\n',
    });
    const { notes, problems } = readApiNotes('docs/api', root);
    expect(problems).toEqual([]);
    expect(notes.map(({ file }) => file).sort()).toEqual([
      'docs/api/a.yaml',
      'docs/api/b.yaml',
    ]);
  });

  test('a folder that is not there is a problem of the configuration', () => {
    const { notes, problems } = readApiNotes(
      'docs/apii',
      folderWith({ 'docs/a.md': '' }),
    );
    expect(notes).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([
      '.dumirc.ts:1 themeConfig.apiNotes names the folder docs/apii, which does not exist. Create it, or remove the option.',
    ]);
  });

  test.each([
    ['a value with a colon', `${HEAD}rows:\n  data:\n    text: Rows: many\n`, 6],
    [
      'a value that begins with a backtick',
      `${HEAD}rows:\n  data:\n    text: \`null\` is empty\n`,
      6,
    ],
    ['a bracket that is not closed', `id: [Table\nmodule: rc-table\n`, 2],
    [
      'the same row twice',
      `${HEAD}rows:\n  data:\n    text: A.\n  data:\n    text: B.\n`,
      7,
    ],
    ['a tab', `${HEAD}rows:\n\tdata:\n`, 5],
    ['an alias of nothing', `${HEAD}rows:\n  data:\n    text: *all* rows\n`, 6],
    ['an alias of nothing alone', `${HEAD}rows:\n  data:\n    text: *rows\n`, 6],
  ])('%s is a problem with its line, and the file is left out', (_, text, line) => {
    const { notes, problems } = read(text);
    expect(notes).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'api-notes',
      file: 'docs/api/table.yaml',
      line,
    });
    expect(problems[0]?.message).toMatch(/^these notes are not valid YAML: \S/);
    expect(problems[0]?.message).not.toContain('\n');
  });

  test.each([
    ['an empty file', ''],
    ['a file of comments', '# later\n'],
    ['a list', '- data\n- columns\n'],
    ['a sentence', 'Notes about the table\n'],
    ['notes without an id', 'module: rc-table\ntype: TableProps\nrows: {}\n'],
    ['notes without a module', 'id: Table\ntype: TableProps\nrows: {}\n'],
    ['notes without a type', 'id: Table\nmodule: rc-table\nrows: {}\n'],
    ['notes without rows', HEAD],
    ['rows that hold nothing', `${HEAD}rows:\n`],
    ['rows that are a list', `${HEAD}rows:\n  - data\n`],
    ['a row that holds nothing', `${HEAD}rows:\n  data:\n`],
    ['a row that is a sentence', `${HEAD}rows:\n  data: Rows.\n`],
    ['a row without a text', `${HEAD}rows:\n  data:\n    default: "[]"\n`],
    ['a row whose text is empty', `${HEAD}rows:\n  data:\n    text:\n`],
  ])('%s is a problem, not a crash, and never reaches the page', (_, text) => {
    const { notes, problems } = read(text);
    expect(notes).toEqual([]);
    expect(problems).toMatchObject([{ code: 'api-notes', file: 'docs/api/table.yaml' }]);
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(problems[0]?.hint).not.toBe('');
  });

  test('a row without a text is told with its name and line', () => {
    const { problems } = read(
      `${HEAD}rows:\n  data:\n    text: Rows.\n  rowKey:\n    default: "'key'"\n`,
    );
    expect(problems[0]?.line).toBe(7);
    expect(problems[0]?.message).toBe('`rows.rowKey` has no `text`.');
  });
});

describe('compareNotes', () => {
  const notes = notesOf(
    `${HEAD}hidden: [secret]\nrows:\n  data:\n    text: Rows.\n  data-*:\n    extra: true\n    text: Passed on.\n`,
  );

  test('notes for all that the type has are right', () => {
    expect(compareNotes(notes, [property('data'), property('secret')])).toEqual([]);
  });

  test('a row that is extra need not be in the type', () => {
    expect(compareNotes(notes, [property('data')])).toEqual([]);
  });

  test('a row for no property is told with its line, and the nearest property', () => {
    const wrong = notesOf(`${HEAD}rows:\n  dta:\n    text: Rows.\n`);
    expect(compareNotes(wrong, [property('data')]).map(formatProblem)).toEqual([
      'docs/api/table.yaml:5 `TableProps` has no property `dta`. Did you mean `data`?',
      'docs/api/table.yaml:1 `TableProps.data` has no note. Describe it in `rows`, or list it in `hidden`.',
    ]);
  });

  test('a row that is near to nothing has a way out', () => {
    const wrong = notesOf(`${HEAD}rows:\n  pagination:\n    text: Pages.\n`);
    expect(compareNotes(wrong, []).map(formatProblem)).toEqual([
      'docs/api/table.yaml:5 `TableProps` has no property `pagination`. Remove it, or mark it with `extra: true`.',
    ]);
  });

  test('a path to no field of a property is told with its line, and the nearest one', () => {
    const wrong = notesOf(
      `${HEAD}rows:\n  scroll:\n    text: Scrolls.\n  scroll.z:\n    text: Up.\n`,
    );
    const fields = [
      property('scroll'),
      property('scroll.x', { nested: true }),
      property('scroll.down', { nested: true }),
    ];
    expect(compareNotes(wrong, fields).map(formatProblem)).toEqual([
      'docs/api/table.yaml:7 `TableProps` has no property `scroll.z`. Did you mean `scroll.x`?',
    ]);
  });

  test('a property without a note is told, unless it is hidden', () => {
    const found = compareNotes(notes, [
      property('data'),
      property('secret'),
      property('id'),
    ]);
    expect(found.map(({ message }) => message)).toEqual(['`TableProps.id` has no note.']);
  });

  test('a type that is not there is one problem, not one for each row', () => {
    expect(compareNotes(notes, null).map(formatProblem)).toEqual([
      'docs/api/table.yaml:1 the module "rc-table" does not export the type `TableProps`. Correct `module` or `type`, or install the package.',
    ]);
  });
});

describe('rowsOf', () => {
  const notes = notesOf(
    `${HEAD}rows:
  rowKey:
    default: "'key'"
    since: 7.0.0
    text:
      en-US: The key.
      zh-CN: 键。
    pitfall:
      en-US: Not the index.
      zh-CN: 不要用序号。
  data:
    text: Rows.
    default: 0
  scroll.x:
    extra: true
    type: number | true
    deprecated: true
    text: Sideways.
`,
  );
  const types = [
    property('data', { type: 'Row[]', required: true }),
    property('rowKey', { type: 'string', deprecated: true }),
  ];
  const rows = rowsOf(notes, types, 'zh-CN', (markdown) => `<${markdown}>`);

  test('rows stand in the order of the notes', () => {
    expect(rows.map(({ name }) => name)).toEqual(['rowKey', 'data', 'scroll.x']);
  });

  test('names and types come from the library, texts from the notes, as HTML', () => {
    expect(rows[0]).toEqual({
      anchor: 'table-rowkey',
      name: 'rowKey',
      type: 'string',
      required: false,
      deprecated: true,
      default: "'key'",
      since: '7.0.0',
      text: '<键。>',
      pitfall: '<不要用序号。>',
    });
  });

  test('a default may be worded in each language', () => {
    const worded = notesOf(
      `${HEAD}rows:
  data:
    text: Rows.
    default:
      en-US: none
      zh-CN: 无
`,
    );
    const [row] = rowsOf(worded, types, 'zh-CN', String);
    expect(row?.default).toBe('无');
  });

  test('what is not said is left out, and a default of 0 is said', () => {
    expect(rows[1]).toEqual({
      anchor: 'table-data',
      name: 'data',
      type: 'Row[]',
      required: true,
      deprecated: false,
      default: '0',
      text: '<Rows.>',
    });
  });

  test('an extra row has the type and the mark of its note', () => {
    expect(rows[2]).toMatchObject({
      anchor: 'table-scroll-x',
      type: 'number | true',
      required: false,
      deprecated: true,
    });
  });

  test('a language without a text gets the first one', () => {
    expect(rowsOf(notes, types, 'de', (text) => text)[0]?.text).toBe('The key.');
  });
});
