import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../../../src/model/changelog/version';
import { anchorOf } from '../../../src/model/api-row';
import { formatProblem } from '../../../src/model/problem';
import { compareNotes, readApiNotes } from '../../../src/plugin/reference/notes';
import { typesIn } from '../support/types';
import { ROOT } from '../support/root';

jest.setTimeout(120_000);

const LOCALES = ['en-US', 'zh-CN'];
const { notes, problems } = readApiNotes('docs/api', ROOT);
const rows = notes.flatMap(({ id, file, rows: all, lines }) =>
  Object.entries(all).map(([name, note]) => ({
    place: `${file}:${lines[name]} ${name}`,
    id,
    name,
    note,
  })),
);

/** The row of a property. */
function row(id: string, name: string) {
  const found = rows.find((candidate) => candidate.id === id && candidate.name === name);
  if (!found) throw new Error(`docs/api has no row ${id}.${name}.`);
  return found.note;
}

test('all notes can be read', () => {
  expect(problems).toEqual([]);
  expect(notes.map(({ id }) => id).sort()).toEqual([
    'Column',
    'ColumnGroup',
    'Components',
    'ExpandIcon',
    'Expandable',
    'RenderedCell',
    'RenderedCellProps',
    'ScrollBody',
    'Sticky',
    'Summary',
    'SummaryCell',
    'SummaryRow',
    'Table',
    'Types',
  ]);
});

test('the notes agree with the types of the installed rc-table', () => {
  const types = typesIn(notes, ROOT);
  const found = notes.flatMap((note, index) => compareNotes(note, types[index] ?? null));
  expect(found.map(formatProblem)).toEqual([]);
});

test('what a note hides is a property of the type', () => {
  const types = typesIn(notes, ROOT);
  const wrong = notes.flatMap(({ id, hidden = [] }, index) =>
    hidden
      .filter((name) => !types[index]?.some((property) => property.name === name))
      .map((name) => `${id}.${name}`),
  );
  expect(wrong).toEqual([]);
});

test('every row has a text in every language, and so has every pitfall', () => {
  const silent = rows.flatMap(({ place, note }) =>
    [note.text, ...(note.pitfall === undefined ? [] : [note.pitfall])].flatMap((text) =>
      LOCALES.filter(
        (locale) => typeof text !== 'object' || !String(text[locale] ?? '').trim(),
      ).map((locale) => `${place} ${locale}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('a Chinese text is written in Chinese', () => {
  const foreign = rows.filter(
    ({ note }) =>
      typeof note.text === 'object' && !/\p{Script=Han}/u.test(note.text['zh-CN'] ?? ''),
  );
  expect(foreign.map(({ place }) => place)).toEqual([]);
});

test('only what no declaration holds says its own type', () => {
  const own = rows.filter(({ note }) => note.extra || note.type !== undefined);
  expect(own.map(({ name }) => name)).toEqual(['data-*', 'aria-*']);
});

test('anchors are unique over all notes', () => {
  const anchors = rows.map(({ id, name }) => anchorOf(id, name));
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual(
    [],
  );
});

/** What the changelog calls the properties of a type when they came with the type itself. */
const CAME_AS: Record<string, string> = {
  ColumnGroup: 'A column with `children` becomes a group',
  Components: '`components`',
  Summary: '`Table.Summary`',
  SummaryCell: '`Table.Summary.Cell`',
  SummaryRow: '`Table.Summary.Row`',
};

/** What the changelog calls types, and those that it does not name: the tags of its source have them. */
const TYPES_CAME_AS: Record<string, string> = {
  CellEllipsisType: '`ellipsis`',
  RowScopeType: '`rowScope`',
};
const ONLY_IN_SOURCE = ['Direction'];

test('a row came with a version whose entry in the changelog names it', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const entries = new Map(
    changelog.split(/^### /m).map((entry) => [entry.split('\n')[0], entry]),
  );
  const unnamed = rows.filter(({ id, name, note: { since } }) => {
    if (since === undefined || (id === 'Types' && ONLY_IN_SOURCE.includes(name)))
      return false;
    const [field = name] = name === 'children' ? ['Table.Column'] : name.split('.');
    const names = [field, CAME_AS[id] ?? TYPES_CAME_AS[name] ?? field];
    return !names.some((known) => entries.get(String(since))?.includes(known));
  });
  expect(unnamed.map(({ place, note }) => `${place} ${note.since}`)).toEqual([]);
});

test('the versions that a note says changed its row are in the changelog, after its first one, from new to old', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^### (\S+)/gm)].map(([, version]) => version);
  const said = rows.filter(({ note }) => note.changed?.length);
  expect(said.length).toBeGreaterThan(5);
  const wrong = said.filter(({ note: { changed = [], since } }) => {
    const sorted = [...changed].sort((one, other) => compareVersions(other, one));
    const isThere = (one: string) =>
      versions.includes(one) && (!since || compareVersions(one, since) > 0);
    return !changed.every(isThere) || changed.join() !== sorted.join();
  });
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

test.each([
  ['Table', 'rowKey', "'key'"],
  ['Table', 'prefixCls', "'rc-table'"],
  ['Table', 'emptyText', "'No Data'"],
  ['Expandable', 'expandIconColumnIndex', '0'],
])('the documented default of %s.%s is %s', (id, name, expected) => {
  expect(row(id, name).default).toBe(expected);
});

test('the default of indentSize is the documented one, with the word that it is not applied', () => {
  const { default: value, pitfall } = row('Expandable', 'indentSize');
  expect(value).toEqual({
    'en-US': '15 (documented, not applied)',
    'zh-CN': '15（文档所写，并未应用）',
  });
  expect(pitfall).toMatchObject({
    'en-US': expect.stringMatching(/applies no indent/),
    'zh-CN': expect.stringMatching(/没有默认缩进/),
  });
});
