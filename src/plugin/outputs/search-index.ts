import type { Locale } from '../../model/locale';
import { packIndex } from '../../search/format/index-file';
import { splitTexts } from '../../search/format/text-parts';
import type { IndexAddresses } from '../../search/load-texts';
import { keptResult, resultKey } from '../cache/results';
import { contentHash } from '../host';
import type { Modules } from '../host';
import { fillersOf } from '../messages/site-messages';
import type { Site } from '../site/read-site';
import { searchPages } from './search-pages';

/** By language, below the address of the site's files. */
type Indexes = Record<string, IndexAddresses>;

/** The development server answers here with a fresh index. */
const DEV_ADDRESS = '/ledger-search/';
const DEV_FILE = /\/ledger-search\/([\w-]+)\.(index|texts)\.json/;

function indexOf(locale: string, site: Site): ReturnType<typeof packIndex> {
  const pages = searchPages(locale, site);
  const fillers = fillersOf(site.root, locale);
  const { searchSynonyms } = site.options;
  const key = resultKey(JSON.stringify([pages, searchSynonyms]), ...fillers);
  return keptResult(key, 'index', () => packIndex(pages, fillers, searchSynonyms));
}

/** The index of a language as files with a hash in their names. */
export function indexFiles(
  locale: string,
  { index, texts }: ReturnType<typeof packIndex>,
): { addresses: IndexAddresses; files: [name: string, content: string][] } {
  const parts = splitTexts(texts);
  const counts = parts?.map(({ length }) => length);
  const content = JSON.stringify({ ...index, parts: counts });
  const name = `/search/${locale}.${contentHash(content)}.json`;
  const whole = JSON.stringify(texts);
  const hash = contentHash(whole);
  if (!parts) {
    const one = `/search/${locale}.texts.${hash}.json`;
    return {
      addresses: { index: name, texts: one },
      files: [
        [name, content],
        [one, whole],
      ],
    };
  }
  // One hash for all: the index would grow by eight bytes for each part that has its own. The
  // lengths belong to it, since with others a part of the same name has other texts.
  const all = `/search/${locale}/*.${contentHash(`${hash} ${counts?.join()}`)}.json`;
  return {
    addresses: { index: name, parts: all },
    files: [
      [name, content],
      ...parts.map((part, at): [string, string] => [
        all.replace('*', String(at)),
        JSON.stringify(part),
      ]),
    ],
  };
}

/** All languages' indexes, and their files by name. */
export function builtIndexes(site: Site): {
  indexes: Indexes;
  files: Map<string, string>;
} {
  const built = site.locales.map(({ id }) => ({
    id,
    ...indexFiles(id, indexOf(id, site)),
  }));
  return {
    indexes: Object.fromEntries(built.map(({ id, addresses }) => [id, addresses])),
    files: new Map(built.flatMap(({ files }) => files)),
  };
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
  const { index, texts } = indexOf(locale, read());
  return JSON.stringify(file === 'texts' ? texts : index);
}

/**
 * `@@/ledger/search`, which says where the indexes are.
 * @param publicPath address that the site's files are below, with a slash at its end
 * @param codeOf the code of a value
 */
export function searchModule(
  indexes: Indexes,
  publicPath: string,
  codeOf: (value: unknown) => string = JSON.stringify,
): Modules {
  const base = publicPath.replace(/\/$/, '');
  const addresses = Object.entries(indexes).map(([id, files]) => [
    id,
    Object.fromEntries(Object.entries(files).map(([file, path]) => [file, base + path])),
  ]);
  return {
    'search.ts': [`export const indexes = ${codeOf(Object.fromEntries(addresses))};`],
  };
}
