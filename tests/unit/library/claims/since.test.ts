import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareVersions } from '../../../../src/model/changelog/version';
import { readApiNotes } from '../../../../src/plugin/reference/notes';
import { ROOT } from '../../support/root';

/** What the changelog says, by version, from old to new. */
const changelog = new Map(
  readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
    .split(/^#{2,3} (?=\d)/m)
    .filter((part) => /^\d+\.\d+\.\d+$/m.test(part))
    .map((part): [string, string[]] => {
      const [version = '', ...lines] = part.split('\n');
      return [version, lines.filter((line) => line.startsWith('- '))];
    })
    .reverse(),
);
const versions = [...changelog.keys()];

/** Where the changelog calls a name new: `rowKey`, `expandable.fixed`, `Summary.Cell`. */
function newIn(name: string): string[] {
  const named = new RegExp(`\`(?:[\\w.]+\\.)?${name.replace(/[*.]/g, '\\$&')}\``);
  return versions.filter((version) =>
    changelog
      .get(version)
      ?.some((line) => line.startsWith('- **New** ') && named.test(line)),
  );
}

const notes = readApiNotes('docs/api', ROOT).notes;
const rows = notes.flatMap(({ file, rows: all, earliest }) =>
  Object.entries(all).map(([name, { since, text }]) => {
    const version = since === undefined ? undefined : String(since);
    const claim = `${basename(file, '.yaml')}.${name}`;
    return { claim, leaf: name.split('.').pop()!, since: version, earliest, text };
  }),
);
const stated = rows.filter(({ since }) => since !== undefined);

/** What an entry means that calls the name of a row new, before or besides the row. */
const MEANT: Record<string, string> = {
  'column-group.title 4.4.0': 'the panel of the table',
  'column-group.className 3.1.0': 'that of the table and of columns',
  'column.title 4.4.0': 'the panel of the table',
  'column.title 6.9.5': 'the attribute of a cell',
  'column.dataIndex 4.1.0': 'a path as a value',
  'column.colSpan 7.21.0': 'what onCell returns',
  'column.rowSpan 7.21.0': 'what onCell returns',
  'expand-icon.expandable 7.12.0': 'an option of the table',
  'expand-icon.expandable 7.14.0': 'an option of the table',
  'expand-icon.expandable 7.20.0': 'an option of the table',
  'expand-icon.expandable 7.26.0': 'an option of the table',
  'expandable.expandedRowRender 6.2.0': 'its fourth argument',
  'expandable.expandedRowRender 7.19.1': 'a warning',
  'expandable.fixed 6.8.0': 'a value of tableLayout',
  'rendered-cell-props.colSpan 7.21.0': 'what onCell returns',
  'rendered-cell-props.rowSpan 7.21.0': 'what onCell returns',
  'summary-cell.align 6.0.0': 'that of columns',
  'summary-cell.children 5.0.0': 'those of columns',
  'summary-cell.className 3.1.0': 'that of the table and of columns',
  'summary-cell.colSpan 3.5.0': 'that of columns',
  'summary-cell.rowSpan 3.5.0': 'that of columns',
  'summary-row.children 5.0.0': 'those of columns',
  'summary-row.className 3.1.0': 'that of the table and of columns',
  'summary.children 5.0.0': 'those of columns',
  'summary.fixed 6.8.0': 'a value of tableLayout',
  'summary.fixed 7.14.0': 'that of expandable',
  'table.children 5.0.0': 'those of columns',
  'table.columns 7.20.0': 'EXPAND_COLUMN',
  'table.expandedRowRender 6.2.0': 'its fourth argument',
  'table.expandedRowRender 7.19.1': 'a warning',
  'table.rowClassName 5.7.0': 'a string as a value',
  'table.rowKey 4.3.0': 'a string as a value',
};

/** Entries that contradict a row: its name was new at another time. */
function contradictions({
  claim,
  leaf,
  since,
  earliest,
}: (typeof rows)[number]): string[] {
  const first = since ?? (earliest === '3.x' ? '3.999.999' : (earliest ?? '0.0.0'));
  const news = newIn(leaf).filter((version) => {
    const order = compareVersions(version, first);
    // Without a version, a row says that the name was there in the earliest one.
    return since === undefined ? order > 0 : order < 0;
  });
  return news.map((version) => `${claim} ${version}`);
}

test('what the changelog calls new was new in the version that the row states', () => {
  process.stdout.write(`${stated.length} of ${rows.length} rows state a version\n`);
  expect(rows.flatMap(contradictions).sort()).toEqual(Object.keys(MEANT).sort());
});

test('the version of a row is one of the changelog, up to 7.30.3', () => {
  expect(stated.filter(({ since }) => !changelog.has(since!))).toEqual([]);
  expect(versions.at(-1)).toBe('7.30.3');
});

/** A version in a sentence, and the words before it that say which versions are meant. */
const SINCE = /\b(since|before|up to|until|removed in) (\d+\.\d+\.\d+)/gi;

interface Sentence {
  place: string;
  text: string;
  /** The version, or the one after it where the sentence goes up to it. */
  version: string;
}

function sentencesIn(place: string, text: string): Sentence[] {
  const found = [...text.matchAll(SINCE)].filter(([, , named]) => named !== '7.30.3');
  return found.map(([, word = '', named = '']) => {
    const next = versions[versions.indexOf(named) + 1] ?? 'none';
    const version = /up to|until/i.test(word) ? next : named;
    return { place: `${place}: ${word.toLowerCase()} ${named}`, text, version };
  });
}

/** Pages about all versions, and about those of other packages. */
const OF_OTHERS = ['changelog.md', 'guide/migration.md'];
const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replace(/\\/g, '/'))
  .filter((file) => /^[\w/-]+\.md$/.test(file) && !OF_OTHERS.includes(file))
  .sort();
const sentences = [
  ...pages.flatMap((file) =>
    readFileSync(join(ROOT, 'docs', file), 'utf8')
      .split('\n')
      .flatMap((line) => sentencesIn(`docs/${file}`, line)),
  ),
  ...rows.flatMap(({ claim, leaf, text }) =>
    sentencesIn(
      claim,
      `\`${claim}\` \`${leaf}\` ${(text as Record<string, string>)['en-US']}`,
    ),
  ),
];

/** Sentences without a name that their entry has, and the words that it must have. */
const WORDS: Record<string, string> = {
  'docs/demo/colspan-rowspan-legacy.md: before 7.21.0': '`colSpan`',
  'docs/guide/troubleshooting.md: since 7.0.0': 'the `onRowXxx` callbacks',
  'docs/index.md: removed in 7.0.0': '`rowRef`',
  'summary.fixed: since 7.16.0': 'placed at the top',
};

test('the entry of a version that a sentence states names what the sentence is about', () => {
  process.stdout.write(`${sentences.length} sentences state a version\n`);
  expect(sentences.length).toBeGreaterThan(12);
  const wrong = sentences.filter(({ place, text, version }) => {
    const codes = text.match(/(?<=`)'?[\w.*-]+'?(?=`)/g) ?? [];
    const entry = changelog.get(version)?.join('\n') ?? '';
    const named = codes.some((name) => entry.includes(`\`${name}\``));
    return !named && !entry.includes(WORDS[place] ?? 'no words');
  });
  expect(wrong).toEqual([]);
});

test('both languages state the same versions', () => {
  const versionsIn = (text = '') => (text.match(/\b\d+\.\d+\.\d+\b/g) ?? []).sort();
  const texts = [
    ...pages.map((file): [string, string, string] => {
      const read = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8');
      return [file, read(file), read(file.replace('.md', '.zh-CN.md'))];
    }),
    ...rows.map(({ claim, text }): [string, string, string] => {
      const { 'en-US': en = '', 'zh-CN': zh = '' } = text as Record<string, string>;
      return [claim, en, zh];
    }),
  ];
  for (const [place, english, chinese] of texts) {
    expect([place, versionsIn(chinese)]).toEqual([place, versionsIn(english)]);
  }
});
