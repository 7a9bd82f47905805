import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readApiNotes } from '../../../../../src/plugin/reference/notes';
import { ROOT } from '../../../support/root';

const tests = readdirSync(__dirname)
  .filter((file) => file !== basename(__filename))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

/** A text without its code, whose words are names. */
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '…');

/** Statements about a default, in the texts of the reference. */
const IN_NOTES =
  /\bby default\b|\bthe default is\b|[Ww]ithout (it|any)\b|\bis absent\b|默认[是为]|不设置时|没有设置或/i;

test('every text of the reference that speaks of a default has a test of its name', () => {
  const claims = readApiNotes('docs/api', ROOT).notes.flatMap(({ file, rows }) =>
    Object.entries(rows)
      .filter(([, { text }]) =>
        Object.values(text as Record<string, string>).some((one) =>
          IN_NOTES.test(withoutCode(one)),
        ),
      )
      .map(([name]) => `${basename(file, '.yaml')}.${name}`),
  );
  process.stdout.write(`${claims.length} texts of the reference about defaults\n`);
  expect(claims.length).toBeGreaterThan(9);
  expect(claims.filter((claim) => !tests.includes(`'${claim}: `))).toEqual([]);
});

/** What pages say about defaults: where, the words, and the tests, by their rows or titles. */
const ON_PAGES: [file: string, says: string, tests: string[]][] = [
  [
    'index',
    'Defaults are those of 7.30.3.',
    ['every row of the reference with a default', 'what is shown without the prop is'],
  ],
  [
    'index',
    'apply only when the prop is absent',
    ['an explicit undefined replaces the default', "'table.emptyText: an explicit"],
  ],
  ['index', '#### Default of tableLayout', ["'table.tableLayout: by default"]],
  [
    'guide/scroll-mode',
    'which mode makes the layout',
    ["'table.tableLayout: by default"],
  ],
  ['guide/troubleshooting', 'by default `key`', ["'table.rowKey'"]],
];

/** A page without its front matter and blocks of code. */
const proseOf = (text: string) =>
  text.replace(/^---\n[^]*?\n---\n/, '').replace(/^```[^]*?^```$/gm, '');

/** Pitfalls have tests in `../pages`; the guide to migration is about other versions. */
const ELSEWHERE = /^(demo\/|recipe\/|guide\/migration\.)/;
const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replace(/\\/g, '/'))
  .filter((file) => /^[\w/-]+\.md$/.test(file) && !ELSEWHERE.test(file));

test('every sentence of a page about a default of the library has a test', () => {
  const lines = pages.flatMap((file) =>
    proseOf(readFileSync(join(ROOT, 'docs', file), 'utf8'))
      .split('\n')
      .filter((line) =>
        /\bby default\b|\bdefaults? (is|are|of)\b/i.test(withoutCode(line)),
      )
      .map((line) => `${file.replace('.md', '')} ${line}`),
  );
  const isListed = (line: string) =>
    ON_PAGES.some(([file, says]) => line.startsWith(`${file} `) && line.includes(says));
  expect(lines.filter((line) => !isListed(line))).toEqual([]);
  expect(lines).toHaveLength(ON_PAGES.length);
  const named = ON_PAGES.flatMap(([, , names]) => names);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});
