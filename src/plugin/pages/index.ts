import { join } from 'node:path';
import type { IApi } from 'dumi';
import {
  baseOf,
  builtinFilesOf,
  fileOf,
  isBuild,
  localesOf,
  optionsOf,
  ownBuiltinsOf,
  ownPartsOf,
  writeModules,
} from '../host';
import type { Modules } from '../host';
import { resolveOptions } from '../schemas/options';
import { nameChunks, uniqueNames } from './chunk-names';
import type { ChunkNames } from './chunk-names';
import type { PageFacts } from './module';
import { surviveFaults } from './broken';
import { loadMarkdownEarly } from './dumi/markdown-loader';
import { shortenOptions } from './dumi/short-options';
import { setStepOptions } from './dumi/step-options';
import { ownSteps } from './dumi/own-steps';
import { aroundDemos } from './demo/own-blocks';
import { makePageModules } from './module-rules';
import type { PlaceOf } from './module-rules';
import type { PageData } from './data/page-data';
import type { MadePages } from './made/made-pages';
import { noteModules } from './made/note-modules';
import { updatedAt } from './page-matter';
import type { DatesOfPage } from './page-matter';
import { apiProps, referenceIds } from '../reference';
import type { PropMap } from '../reference/in-code/prop-map';
import { drawsDocuments, latestSite, ownDemoFiles } from '../site';
import { allDocuments, documentsOf } from '../site/read-site';
import type { Site } from '../site/read-site';
import { shownDemos } from '../markdown/shown-demos';
import { resolveDemo } from '../demos/find-file';
import { readBuiltins } from '../site/builtins';
import { shownDate, writtenDate } from '../site/page-dates';
import { referencePages } from '../site/references/reference-pages';
import remarkPropsUsed from './filters/remark-props-used';
import type { Page } from '../../model/page';
import { SCRIPT_DEMOS } from './demo/script-demos';
import { feedLinks } from './changelog/feed-links';
import rehypeChangelog from './changelog/rehype-changelog';
import rehypePage from './rehype-page';
import { remarkBeforeSite } from './shared-tree';
import { pageMessages } from '../messages/site-messages';

/**
 * Names the references (`<API id>`) that dumi's parser has not found. Their places say so to
 * readers, as in dumi's own theme.
 * @param pages the page of each reference
 */
function warnOfUnknown(api: IApi, pages: Record<string, string>): void {
  const known = referenceIds(api);
  for (const [id, page] of Object.entries(pages)) {
    if (known.includes(id)) continue;
    api.logger.warn(
      `${page} shows <API id="${id}">, which is not known. Export the component from \`resolve.entryFile\`; if it is exported, dumi's parser cannot read it: write notes for it (\`themeConfig.apiNotes\`).`,
    );
  }
}

/** What the modules of all pages have in common. */
interface SharedFacts extends Omit<PageFacts, 'addresses'> {
  /** The site's pages by the path of their file. */
  byFile: ReadonlyMap<string, Page[]>;
  /** True where pages say when they were changed. */
  dated: boolean | undefined;
}

/** Kept per site, because every module of a page asks for it. */
const sharedBySite = new WeakMap<Site, SharedFacts>();

/**
 * @param short true to give demos short names where they can have one, as in a build. For that, every
 *   page of the site is parsed.
 */
function chunkNames(site: Site, short: boolean): ChunkNames {
  const documents = allDocuments(site);
  const shown = short ? documents.flatMap(shownDemos) : [];
  const demos = shown.flatMap(({ path }) => resolveDemo(path) ?? []);
  const pages = documents.map(({ path }) => path);
  return {
    page: uniqueNames(pages, site.root),
    demo: uniqueNames(demos, site.root),
  };
}

function sharedFacts(api: IApi, site: Site): SharedFacts {
  const known = sharedBySite.get(site);
  if (known) return known;
  const { pages, locales, root } = site;
  const own = ownPartsOf(api, 'slots');
  const ownBuiltins = ownBuiltinsOf(root);
  const byFile = new Map<string, Page[]>();
  for (const page of pages) {
    byFile.set(page.file, [...(byFile.get(page.file) ?? []), page]);
  }
  const shared = {
    byFile,
    dated: optionsOf(api).lastUpdated,
    words: pageMessages(root, locales),
    ownLanding: own.has('Hero') || own.has('Features'),
    ...aroundDemos(
      ownDemoFiles(api),
      [...ownPartsOf(api, 'layouts').values()],
      api.paths.absTmpPath,
    ),
    ownBuiltins,
    names: chunkNames(site, isBuild(api)),
  };
  sharedBySite.set(site, shared);
  return shared;
}

/** All that a page's module needs besides the page's text. */
function pageFacts(api: IApi, path: string): PageFacts {
  const site = latestSite(api);
  const { byFile, dated, ...shared } = sharedFacts(api, site);
  const file = fileOf(path, site.root);
  const dateOf: PageFacts['dateOf'] = (written) => shownDate(file, written, site);
  return {
    addresses: byFile.get(file) ?? [],
    ...(dated && { dateOf }),
    ...shared,
  };
}

/** What a page shows of when it was changed, unless its front matter says so; a file below the site. */
export function datesOfFile(api: IApi, file: string): DatesOfPage {
  const { dateOf, ...facts } = pageFacts(api, join(api.cwd, file));
  return updatedAt(dateOf?.(undefined), facts);
}

type TechStackOf = Extract<Parameters<IApi['registerTechStack']>[0], () => unknown>;

/** Files of the pages with `toc: menu`, which dumi has the page say for its tabs too. */
function menuFiles(site: Site): string[] {
  return [...site.files.values()]
    .filter((page) => page.document.frontMatter.toc === 'menu')
    .flatMap((page) => documentsOf(page).map(({ document }) => document.file));
}

/** The generated module that pages of the development server are made again after. */
const MADE_AFTER = 'made-after.ts';

/** It says whether code on pages has links to references, which come late, and which tabs there are. */
function madeAfter(props: PropMap | undefined, site: Site): Modules {
  const tabs = [...site.files.values()].flatMap((page) =>
    page.tabs.map(({ document }) => document.file),
  );
  return {
    [MADE_AFTER]: [
      `export const hasProps = ${props !== undefined};`,
      `export const tabs = ${JSON.stringify(tabs)};`,
    ],
  };
}

/**
 * Adds the theme's own steps to dumi's markdown, and makes the modules of pages out of dumi's.
 * @param whenQuiet has the development server do what nobody waits for
 * @param askCheck has the development server check the site again
 */
export default function pages(
  api: IApi,
  data: PageData,
  made: MadePages,
  whenQuiet: (job: () => void) => void,
  askCheck: () => void,
): void {
  let hasStarted = false;
  api.registerTechStack(() => SCRIPT_DEMOS as ReturnType<TechStackOf>);
  api.modifyConfig((config) => {
    const options = resolveOptions(config.themeConfig);
    const { locales, base, publicPath, alias } = config;
    const given = { locales, base, publicPath, alias };
    const { remark, rehype } = ownSteps(given, options, api.cwd);
    const { extraRemarkPlugins = [] } = config;
    config.extraRemarkPlugins = [remarkBeforeSite, ...extraRemarkPlugins, ...remark];
    config.extraRehypePlugins = [...(config.extraRehypePlugins ?? []), ...rehype];
    return config;
  });
  api.onStart(() => loadMarkdownEarly(api.cwd));
  api.onGenerateFiles(() => {
    const pages = referencePages(latestSite(api));
    if (isBuild(api) && latestSite(api).apiParser) warnOfUnknown(api, pages);
    const { lastUpdated, showLineNum } = optionsOf(api);
    const bare = drawsDocuments(api);
    const own = ownPartsOf(api, 'slots');
    const toc = !bare && !own.has('Toc');
    const ownActions = own.has('PreviewerActions');
    const known = latestSite(api).components;
    const menus = bare ? [] : menuFiles(latestSite(api));
    const heroes = !bare && !own.has('Hero');
    const shown = { toc, menus, ownActions, bare, heroes, known };
    const dateOf = (file: string, given?: number) => writtenDate(file, given, api.cwd);
    const asked = { dated: lastUpdated, dateOf, numbered: showLineNum, ...shown };
    // No server of development answers with a feed.
    const feeds = isBuild(api)
      ? feedLinks(latestSite(api), baseOf(api), pageMessages(api.cwd, localesOf(api)))
      : {};
    const isStarting = !isBuild(api) && !hasStarted;
    hasStarted = true;
    const props = apiProps(api, pages, isStarting);
    setStepOptions(
      api.config,
      new Map<unknown, object>([
        [rehypeChangelog, { feeds }],
        [rehypePage, asked],
      ]),
    );
    const setProps = (found: PropMap | undefined) => {
      const given = { props: found };
      setStepOptions(
        api.config,
        new Map<unknown, object>([
          [remarkPropsUsed, given],
          [rehypePage, given],
        ]),
      );
      if (!isBuild(api)) writeModules(api, madeAfter(found, latestSite(api)));
    };
    setProps(props);
    // Code on pages links to no reference until its types have been read.
    if (isStarting && !props) whenQuiet(() => setProps(apiProps(api, pages)));
  });
  api.chainWebpack((chain) => {
    // A build has already stopped if there is a fault.
    if (!isBuild(api)) surviveFaults(chain, api.cwd, api.paths.absTmpPath, askCheck);
    nameChunks(chain, () => sharedFacts(api, latestSite(api)).names);
    if (isBuild(api)) shortenOptions(chain, api.cwd);
    const { builtins } = readBuiltins(builtinFilesOf(api), api.cwd);
    const placeOf: PlaceOf = (path, part, value) =>
      data.place(fileOf(path, api.cwd), part, value);
    makePageModules(
      chain,
      builtins,
      isBuild(api) ? placeOf : undefined,
      (path) => pageFacts(api, path),
      isBuild(api) ? undefined : join(api.paths.absTmpPath, 'ledger', MADE_AFTER),
    );
    if (isBuild(api)) noteModules(chain, made, (path) => pageFacts(api, path), placeOf);
    return chain;
  });
}
