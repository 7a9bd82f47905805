import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { defaultLocale } from '../../model/locale';
import { allMessages } from '../messages/site-messages';
import { headCode } from '../app/head-html';
import type { PageData } from '../pages/data/page-data';
import type { Spare } from '../prerender/output/spare';
import { apiProps, writtenReferences } from '../reference';
import { latestShown, latestSite, freshSite } from '../site';
import type { Site } from '../site/read-site';
import { referencePages } from '../site/references/reference-pages';
import { engineFiles, missingHost } from './engines/engine-files';
import { writeHosting } from './hosting';
import { developmentHeaders } from './hosting/development';
import { inlineCode } from './hosting/inline-code';
import { LICENSES_FILE, licensesText } from './licenses';
import { PAGE_ENTRY, WORKER_ENTRY } from '../../offline/messages';
import { completeOffline, offlineModule } from './offline';
import { completeOpenSearch, openSearchLinks } from './open-search';
import { contentTypeOf } from './machines/content-type';
import { machineFiles } from './machines/machine-files';
import { referenceData } from './machines/reference-data';
import { MANIFEST_FILE, manifestText } from './manifest';
import { writePictures } from './social/write-pictures';
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
function searchIndexes(api: IApi, data: PageData, spare: Spare): void {
  let files = new Map<string, string>();
  api.chainWebpack((chain) => {
    // An entry of its own; `search/start-host` starts it by this name.
    chain.entry('search-worker').add(join(THEME_ROOT, 'search/worker'));
    return chain;
  });
  api.onGenerateFiles(() => {
    let indexes = servedIndexes(localesOf(api));
    if (isBuild(api)) ({ indexes, files } = builtIndexes(latestSite(api)));
    // The names change with every text. The bundle does not.
    const codeOf = (value: unknown) =>
      isBuild(api) ? data.place('search', 'indexes', value) : JSON.stringify(value);
    writeModules(api, searchModule(indexes, publicPathOf(api), codeOf));
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
    files.forEach((text, file) => spare.put(file.slice(1), text));
  });
}

/** Sends the content policy in development, and writes it and the settings for hosts in a build. */
function hosting(api: IApi, spare: Spare): void {
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
    writeHosting(optionsOf(api), api.paths.absOutputPath, publicPathOf(api), (file) =>
      spare.fact(file, inlineCode),
    ),
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

/** Writes a file of the built site, unless the site has its own in `public`. */
function writeUnlessOwn(api: IApi, spare: Spare, name: string, text: string): void {
  if (existsSync(join(api.paths.absOutputPath, name))) return;
  spare.put(name.replace(/^\//, ''), text);
}

/** Writes what search engines read, and says what is left out. */
function engines(api: IApi, spare: Spare): void {
  const hasManifest = () => optionsOf(api).manifest;
  api.addHTMLLinks(() =>
    hasManifest() ? [{ rel: 'manifest', href: publicPathOf(api) + MANIFEST_FILE }] : [],
  );
  api.onBuildComplete(({ err }) => {
    if (err) return;
    const site = latestSite(api);
    for (const [name, text] of engineFiles(site)) {
      // dumi's own option writes the file later.
      const isDumis = name === 'sitemap.xml' && api.config.sitemap;
      if (!isDumis) writeUnlessOwn(api, spare, name, text);
    }
    if (hasManifest()) {
      const text = manifestText({
        options: site.options,
        root: api.cwd,
        favicons: api.config.favicons ?? [],
        base: baseOf(api),
        publicPath: publicPathOf(api),
        language: defaultLocale(site.locales).id,
      });
      writeUnlessOwn(api, spare, MANIFEST_FILE, text);
    }
    const missing = missingHost(site, Boolean(api.config.sitemap));
    if (missing) api.logger.info(missing);
  });
}

/** Writes pages as Markdown and references as data; in development, answers with them. */
function machines(api: IApi, spare: Spare): void {
  const filesOf = (site: Site) => {
    const { markdownPages, referenceFiles, siteUrl } = site.options;
    if (!markdownPages && !referenceFiles) return new Map<string, () => string>();
    const languages = site.locales.map(({ id }) => id);
    const written = writtenReferences(api);
    const source = {
      site,
      references: referenceData(written, languages, site.root),
      props: apiProps(api, referencePages(site)),
      words: allMessages(site.root, site.locales),
      root: isBuild(api) && siteUrl ? siteUrl.replace(/\/+$/, '') : baseOf(api),
    };
    // Which pages use a row is read from the code of all demos.
    return machineFiles(source, () =>
      referenceData(written, languages, site.root, latestShown(api)),
    );
  };
  api.addBeforeMiddlewares(() => [
    ({ url = '' }: Request, response: Response, next: () => void) => {
      const path = decodeURI(url.replace(/[?#].*$/, ''));
      // Updates of modules are JSON too, and all pages would be looked at for each.
      const type = path.endsWith('.hot-update.json') ? undefined : contentTypeOf(path);
      const isInside = type && path.startsWith(`${baseOf(api)}/`);
      const name = path.slice(baseOf(api).length);
      const isKnown = isInside && filesOf(latestSite(api)).has(name);
      const make = isKnown && filesOf(freshSite(api)).get(name);
      if (!make) {
        next();
        return;
      }
      response.setHeader('content-type', type);
      response.setHeader('cache-control', 'no-store');
      response.end(make());
    },
  ]);
  api.onBuildComplete(({ err }) => {
    if (err) return;
    for (const [path, make] of filesOf(latestSite(api)))
      writeUnlessOwn(api, spare, path, make());
  });
}

/** Writes the pictures of cards. */
function pictures(api: IApi, spare: Spare): void {
  api.onBuildHtmlComplete(() =>
    writePictures(latestSite(api), api.paths.absOutputPath, spare),
  );
}

/** Writes what stands beside the pages for other readers than browsers' tabs. */
export default function outputs(api: IApi, data: PageData, spare: Spare): void {
  searchIndexes(api, data, spare);
  offline(api);
  licenses(api);
  engines(api, spare);
  pictures(api, spare);
  machines(api, spare);
  hosting(api, spare);
  api.addHTMLLinks(() => openSearchLinks(optionsOf(api), api.cwd, publicPathOf(api)));
  api.onBuildComplete(({ err }) => {
    if (!err) completeOpenSearch(optionsOf(api), api.paths.absOutputPath);
  });
}
