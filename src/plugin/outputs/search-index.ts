import type { Locale } from '../../model/locale';
import { packIndex } from '../../search/format/index-file';
import { contentHash } from '../host';
import type { Modules } from '../host';
import { fillersOf } from '../messages/site-messages';
import type { Site } from '../site/read-site';
import { searchPages } from './search-pages';

/** Addresses of the two files of a language's index, below the one of the site's files. */
interface IndexFiles {
  index: string;
  texts: string;
}

/** By language. */
type Indexes = Record<string, IndexFiles>;

/** The development server answers here with a fresh index. */
const DEV_ADDRESS = '/ledger-search/';
const DEV_FILE = /\/ledger-search\/([\w-]+)\.(index|texts)\.json/;

/** The contents of the two files of a language's index. */
function indexTexts(locale: string, site: Site): IndexFiles {
  const { index, texts } = packIndex(
    searchPages(locale, site),
    fillersOf(site.root, locale),
  );
  return { index: JSON.stringify(index), texts: JSON.stringify(texts) };
}

/** All languages' indexes with a hash in their names, and the files by name. */
export function builtIndexes(site: Site): {
  indexes: Indexes;
  files: Map<string, string>;
} {
  const files = new Map<string, string>();
  const indexes = site.locales.map(({ id }) => {
    const { index, texts } = indexTexts(id, site);
    const names = {
      index: `/search/${id}.${contentHash(index)}.json`,
      texts: `/search/${id}.texts.${contentHash(texts)}.json`,
    };
    files.set(names.index, index).set(names.texts, texts);
    return [id, names] as const;
  });
  return { indexes: Object.fromEntries(indexes), files };
}

/** The addresses that the development server answers with `indexAt`. */
export function servedIndexes(locales: readonly Locale[]): Indexes {
  return Object.fromEntries(
    locales.map(({ id }) => [
      id,
      {
        index: `${DEV_ADDRESS}${id}.index.json`,
        texts: `${DEV_ADDRESS}${id}.texts.json`,
      },
    ]),
  );
}

/**
 * The file of an index that an address names, as the documentation is; undefined for others.
 * @param read called for the address of an index alone
 */
export function indexAt(url: string, read: () => Site): string | undefined {
  const [, locale, file] = DEV_FILE.exec(url) ?? [];
  if (!locale) return undefined;
  return indexTexts(locale, read())[file === 'texts' ? 'texts' : 'index'];
}

/**
 * `@@/ledger/search`, which says where the indexes are.
 * @param publicPath address that the site's files are below, with a slash at its end
 */
export function searchModule(indexes: Indexes, publicPath: string): Modules {
  const base = publicPath.replace(/\/$/, '');
  const addresses = Object.entries(indexes).map(([id, { index, texts }]) => [
    id,
    { index: base + index, texts: base + texts },
  ]);
  return {
    'search.ts': [
      `export const indexes = ${JSON.stringify(Object.fromEntries(addresses))};`,
    ],
  };
}
