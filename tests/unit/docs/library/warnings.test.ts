import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchSynonyms } from '../../../../docs/search-synonyms';
import { fillersOf } from '../../../../src/plugin/messages/site-messages';
import { createEngine } from '../../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../../src/search/format/index-file';
import { linksOf } from '../../search/made-pages';
import { ROOT } from '../../support/root';
import { siteSearchPages } from '../../support/search-site';
import { readDocuments } from '../../support/site';

/** The library's sources, as readers run them; `~` marks copies that nothing imports. */
const FOLDER = join(ROOT, 'node_modules/rc-table/es');
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)[\w-]+\.js$/.test(file))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** An example of what stands in the place of an expression. */
const EXAMPLES: Record<string, string> = { name: 'onRowContextMenu' };

/** The texts of all calls of `warning` in a source, with examples in the place of expressions. */
function warningsIn(source: string): string[] {
  const calls = source.matchAll(/\bwarning\((?:!\(.*?\)|[^,]+), (.*)\);$/gm);
  return Array.from(calls, ([, text = '']) =>
    text
      .replace(/^["']|["']\)?$/g, '')
      .replace(/["']\.concat\((.*?), ["']/g, (_, value: string) => EXAMPLES[value] ?? '3')
      .replace(/\\(['"])/g, '$1'),
  );
}

const warnings = [...new Set(SOURCES.flatMap(warningsIn))];
const pages = ['', '.zh-CN'].map((ending) => {
  const file = `docs/guide/troubleshooting${ending}.md`;
  const document = readDocuments().find((one) => one.file === file);
  return document?.text ?? '';
});
/** The page shows one text for all indexes and removed props. */
const shown = (warning: string) =>
  warning.replace(/^Index \d+/, 'Index 0').replace(/`onRow\w+` is/, '`onRowClick` is');

test('all calls of warning are found', () => {
  expect(warnings).toContain("Index 3 of `columns` missing `fixed='left'` prop.");
  const calls = SOURCES.join('\n').match(/\b(warning|noteOnce|warningOnce)\(/g);
  expect(warnings).toHaveLength(calls?.length ?? 0);
  expect(warnings).toHaveLength(13);
});

test.each(warnings)('%s has its cure in both languages', (warning) => {
  for (const text of pages) expect(text).toContain(shown(warning));
});

describe.each(['en-US', 'zh-CN'])('pasted into search in %s', (locale) => {
  const { index } = packIndex(
    siteSearchPages(locale),
    fillersOf(ROOT, locale),
    searchSynonyms,
  );
  const engine = createEngine(unpackIndex(index));

  test.each(warnings)('Warning: %s', (warning) => {
    const [first] = linksOf(engine.search(`Warning: ${warning}`));
    expect(first).toContain('/guide/troubleshooting#');
  });
});
