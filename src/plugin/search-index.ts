import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';
import type { Locale } from '../model/locale';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';
import { packIndex } from '../search/index-file';
import { contentHash } from './prerender/hash-files';
import { readApiNotes } from './read-api-notes';
import { createReader, searchPages } from './search-pages';
import type { SearchSource } from './search-pages';
import { latestDocumentation, readDocumentation } from './source-pages';
import { THEME_ROOT } from './theme-files';

/** Where the development server answers with an index made anew. */
const DEV_ADDRESS = '/ledger-search/';
const DEV_FILE = /\/ledger-search\/([\w-]+)\.(index|texts)\.json/;

interface Request {
  url?: string;
}
interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/** What all languages' indexes are made of, as the files are now. */
function sourceOf(api: IApi): SearchSource {
  const options = resolveOptions(api.config.themeConfig as LedgerOptions);
  return {
    pages: latestDocumentation(api).pages,
    notes: options.apiNotes ? readApiNotes(options.apiNotes, api.cwd).notes : [],
    locales: api.config.locales as Locale[],
    options,
    reader: createReader(),
    root: api.cwd,
  };
}

/** The two files of a language's index. */
function indexTexts(locale: string, source: SearchSource) {
  const { index, texts } = packIndex(searchPages(locale, source));
  return { index: JSON.stringify(index), texts: JSON.stringify(texts) };
}

/**
 * Writes what is searched, one index a language, and `@@/ledger/search`, which says where it is:
 * in a build files with a hash in their names, in development addresses that are answered from
 * the documentation as it is.
 */
export default function searchIndex(api: IApi): void {
  const files = new Map<string, string>();
  api.chainWebpack((chain) => {
    // A program of its own: `search/start-host` starts it by this name.
    chain.entry('search-worker').add(join(THEME_ROOT, 'search/worker'));
    return chain;
  });
  const inDevelopment = (id: string) => ({
    index: `${DEV_ADDRESS}${id}.index.json`,
    texts: `${DEV_ADDRESS}${id}.texts.json`,
  });
  const inBuild = (id: string, source: SearchSource) => {
    const { index, texts } = indexTexts(id, source);
    const names = {
      index: `/search/${id}.${contentHash(index)}.json`,
      texts: `/search/${id}.texts.${contentHash(texts)}.json`,
    };
    files.set(names.index, index).set(names.texts, texts);
    return names;
  };
  api.onGenerateFiles(() => {
    const base = String(api.config.publicPath).replace(/\/$/, '');
    const locales = api.config.locales as Locale[];
    files.clear();
    const source = api.env === 'production' ? sourceOf(api) : undefined;
    const indexes = locales.map(({ id }) => {
      const { index, texts } = source ? inBuild(id, source) : inDevelopment(id);
      return [id, { index: base + index, texts: base + texts }];
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'ledger/search.ts',
      content: `export const indexes = ${JSON.stringify(Object.fromEntries(indexes))};\n`,
    });
  });
  api.addBeforeMiddlewares(() => [
    ({ url = '' }: Request, response: Response, next: () => void) => {
      const asked = DEV_FILE.exec(url);
      if (!asked?.[1]) {
        next();
        return;
      }
      readDocumentation(api);
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      const { index, texts } = indexTexts(asked[1], sourceOf(api));
      response.end(asked[2] === 'texts' ? texts : index);
    },
  ]);
  api.onBuildComplete(({ err }) => {
    if (err) return;
    files.forEach((text, file) => {
      const path = join(api.paths.absOutputPath, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    });
  });
}
