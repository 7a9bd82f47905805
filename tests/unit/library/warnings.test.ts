import { searchSynonyms } from '../../../docs/search-synonyms';
import { fillersOf } from '../../../src/plugin/messages/site-messages';
import { createEngine } from '../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../src/search/format/index-file';
import { linksOf } from '../search/made-pages';
import { ROOT } from '../support/root';
import { siteSearchPages } from '../support/search-site';
import { readDocuments } from '../support/site';
import { SOURCES, TEXTS } from '../docs/messages/texts';

const pages = ['', '.zh-CN'].map((ending) => {
  const file = `docs/guide/troubleshooting${ending}.md`;
  const document = readDocuments().find((one) => one.file === file);
  return document?.text ?? '';
});
/** The page shows one text for all indexes and removed props. */
const shown = (warning: string) =>
  warning.replace(/^Index \d+/, 'Index 0').replace(/`onRow\w+` is/, '`onRowClick` is');

test('all calls of warning are found', () => {
  expect(TEXTS).toContain("Index 3 of `columns` missing `fixed='left'` prop.");
  const calls = SOURCES.join('\n').match(/\b(warning|noteOnce|warningOnce)\(/g);
  expect(TEXTS).toHaveLength(calls?.length ?? 0);
  expect(TEXTS).toHaveLength(13);
});

test.each(TEXTS)('%s has its cure in both languages', (warning) => {
  for (const text of pages) expect(text).toContain(shown(warning));
});

describe.each(['en-US', 'zh-CN'])('pasted into search in %s', (locale) => {
  const { index } = packIndex(
    siteSearchPages(locale),
    fillersOf(ROOT, locale),
    searchSynonyms,
  );
  const engine = createEngine(unpackIndex(index));

  test.each(TEXTS)('Warning: %s', (warning) => {
    const [first] = linksOf(engine.search(`Warning: ${warning}`));
    expect(first).toContain('/guide/troubleshooting#');
  });
});
