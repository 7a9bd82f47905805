import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';
import {
  baseOf,
  isBuild,
  localesOf,
  optionsOf,
  publicPathOf,
  THEME_ROOT,
  writeModules,
} from '../host';
import { headCode } from '../app/head-html';
import { latestSite, freshSite } from '../site';
import { writeHosting } from './hosting';
import { developmentHeaders } from './hosting/development';
import { LICENSES_FILE, licensesText } from './licenses';
import { completeOffline, offlineModule, PAGE_ENTRY, WORKER_ENTRY } from './offline';
import { completeOpenSearch, openSearchLinks } from './open-search';
import { builtIndexes, indexAt, searchModule, servedIndexes } from './search-index';

interface Request {
  url?: string;
}
interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/**
 * Writes what is searched, one index a language: in a build as files, in development as addresses
 * that are answered from the documentation as it is.
 */
function searchIndexes(api: IApi): void {
  let files = new Map<string, string>();
  api.chainWebpack((chain) => {
    // An entry of its own; `search/start-host` starts it by this name.
    chain.entry('search-worker').add(join(THEME_ROOT, 'search/worker'));
    return chain;
  });
  api.onGenerateFiles(() => {
    let indexes = servedIndexes(localesOf(api));
    if (isBuild(api)) ({ indexes, files } = builtIndexes(latestSite(api)));
    writeModules(api, searchModule(indexes, publicPathOf(api)));
  });
  api.addBeforeMiddlewares(() => [
    ({ url = '' }: Request, response: Response, next: () => void) => {
      const answer = indexAt(url, () => freshSite(api));
      if (answer === undefined) {
        next();
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(answer);
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

/** Sends the content policy in development, and writes it and the settings for hosts in a build. */
function hosting(api: IApi): void {
  api.addBeforeMiddlewares(() => {
    const options = optionsOf(api);
    const headers = developmentHeaders(options, headCode(options, baseOf(api)));
    return [
      (_: Request, response: Response, next: () => void) => {
        for (const [name, value] of Object.entries(headers))
          response.setHeader(name, value);
        next();
      },
    ];
  });
  api.onBuildHtmlComplete(() =>
    writeHosting(optionsOf(api), api.paths.absOutputPath, publicPathOf(api)),
  );
}

/** Makes the worker with which visited pages open without a network, or the one that removes it. */
function offline(api: IApi): void {
  const wanted = () => (isBuild(api) ? optionsOf(api).offline : false);
  api.chainWebpack((chain) => {
    const file = (name: string) => join(THEME_ROOT, 'offline', name);
    if (wanted() === 'remove') chain.entry(WORKER_ENTRY).add(file('remove'));
    if (wanted() !== true) return chain;
    chain.entry(WORKER_ENTRY).add(file('worker'));
    chain.entry(PAGE_ENTRY).add(file('register'));
    return chain;
  });
  api.onGenerateFiles(() => {
    if (wanted() !== true) return;
    const addresses = { base: baseOf(api), publicPath: publicPathOf(api) };
    writeModules(api, offlineModule(api.cwd, localesOf(api), addresses));
  });
  // After the documents, of which its version is made.
  api.onBuildHtmlComplete(() => {
    if (wanted()) completeOffline(api.paths.absOutputPath, publicPathOf(api));
  });
}

/** Writes the licenses of the packages that the site ships. */
function licenses(api: IApi): void {
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const path = join(api.paths.absOutputPath, LICENSES_FILE);
    writeFileSync(path, licensesText(stats.compilation));
  });
}

/** Writes what stands beside the pages for other readers than browsers' tabs. */
export default function outputs(api: IApi): void {
  searchIndexes(api);
  offline(api);
  licenses(api);
  hosting(api);
  api.addHTMLLinks(() => openSearchLinks(optionsOf(api), api.cwd, publicPathOf(api)));
  api.onBuildComplete(({ err }) => {
    if (!err) completeOpenSearch(optionsOf(api), api.paths.absOutputPath);
  });
}
