import type { IApi } from 'dumi';
import {
  baseOf,
  builtinFilesOf,
  docFoldersOf,
  fileOf,
  isBuild,
  localesOf,
  optionsOf,
  ownPartsOf,
  publicPathOf,
  reactOf,
  routesOf,
} from '../host';
import type { HeldScripts } from '../held-scripts';
import type { Report } from '../checks/report/report';
import type { Store } from '../cache/store';
import type { PageData } from '../pages/data/page-data';
import { latestSite } from '../site';
import { isLarge } from '../site/large-site';
import { describedPages } from '../site/modules';
import { createStyles } from './css/styles';
import { createDocuments, titlesOf } from './documents';
import { partFiles, problemsOf } from './faults/problems';
import { createSourcePlaces, removeMaps } from './faults/source-place';
import { keptLists } from './kept/kept-lists';
import { baseKey, hashesOfPages } from './kept/base-key';
import { openKeptPages } from './kept/kept-pages';
import { renderChanged } from './kept/render-changed';
import { createPageTags } from './head/page-tags';
import { missingDemo } from './missing-page';
import { nameFiles } from './name-files';
import { copiesInto } from './output/copies';
import { hookFiles } from './output/hook-files';
import type { Markup } from './output/hook-files';
import { takeLock } from './output/lock';
import { spareFolder } from './output/spare';
import type { Spare } from './output/spare';
import { outputFolders, recoverOutput, swapOutput } from './output/swap';
import type { OutputFolders } from './output/swap';
import { ownTags } from './own-tags';
import { orderedFiles, UNKNOWN_DEMO } from './pages';
import { createSiteParts } from './site-parts';
import { emptyPage } from './thread/empty-page';
import { lastLine } from './watch/last-line';
import { consoleLines } from './watch/console-lines';
import { timeLimit } from './watch/time-limit';

/** Ends a build with a report of its problems. */
type StopBuild = (report: string) => never;

/** umi's name of the entry. */
const ENTRY = 'umi';

/** What a build has of the bundle's data, and of earlier builds. */
interface Keeping {
  data: PageData;
  store: Store;
  spare: Spare;
  held: HeldScripts;
}

/** Runs the built site in a thread and writes all of its documents; gives their paths below it. */
async function prerender(
  api: IApi,
  { markupArgs, getMarkup }: Markup,
  stopBuild: StopBuild,
  report: Report,
  { data, store, spare, held }: Keeping,
): Promise<string[]> {
  const folder = api.paths.absOutputPath;
  const prefix = baseOf(api);
  const site = latestSite(api);
  const locales = localesOf(api);
  const routes = Object.values(routesOf(api));
  const pages = orderedFiles(routes, locales);
  const large = isLarge(site);
  const named = nameFiles(folder, api.cwd, ENTRY, large, data, spare, held);
  const common = {
    ...named,
    template: await getMarkup({
      ...markupArgs,
      styles: ownTags(markupArgs.styles, ENTRY, publicPathOf(api)),
      scripts: ownTags(markupArgs.scripts, ENTRY, publicPathOf(api)),
      path: '/',
    }),
    // umi's plugin has marked those of its own document.
    crossOrigin: Boolean(api.config.crossorigin),
    styles: createStyles(folder, named.files, publicPathOf(api)),
    entry: ENTRY,
    publicPath: publicPathOf(api),
    site: { pages: site.pages, locales, root: optionsOf(api).siteUrl ?? prefix },
    tags: createPageTags(site),
    missing: { css: '', html: '' },
    lists: keptLists(),
  };
  const parts = large
    ? createSiteParts({
        files: named.files,
        loads: named.loads,
        ofLanguages: locales.map(({ id }) => `site-${id}`),
        paths: pages.map(({ path }) => path),
        pages: locales.flatMap((locale) =>
          describedPages(locale, { site, folder: docFoldersOf(api)[0] ?? '' }),
        ),
        routes,
      })
    : undefined;
  const input = {
    scripts: named.scripts,
    entry: ENTRY,
    root: api.cwd,
    react: reactOf(api),
    prefix,
    // The 404 page needs the first one.
    pages: [UNKNOWN_DEMO, ...pages],
    suffixes: locales.flatMap(({ suffix }) => suffix || []),
    tolerant: !report.isStrict(),
    asksNavigator: api.isPluginEnable('locale'),
  };
  const left = new Map(pages.map((page) => [page.file, page]));
  const base = baseKey(api.cwd, named, input);
  const kept = openKeptPages(store, base, hashesOfPages(site, data));
  const documents = createDocuments({
    folder,
    common,
    parts,
    kept,
    spare,
    titleOf: titlesOf(site.pages, optionsOf(api).name),
  });
  const lines = consoleLines(api.logger);
  const { faults, timers, demos, done, total } = await renderChanged(
    input,
    timeLimit(process.env, stopBuild),
    kept,
    {
      file(file, shared) {
        if (file.file === UNKNOWN_DEMO.file) {
          common.missing = missingDemo(file.page.body);
          return;
        }
        left.delete(file.file);
        documents.write(file, shared);
      },
      same(file, shared) {
        // The 404 page needs its contents.
        if (file.file === UNKNOWN_DEMO.file || !documents.same(file, shared))
          return false;
        left.delete(file.file);
        return true;
      },
      list: common.lists.add,
      line: lines.add,
    },
  );
  lines.end();
  const fileOfRoute = ({ file }: (typeof routes)[number]) =>
    file ? fileOf(file, api.cwd) : '.dumirc.ts';
  const others = new Map(routes.map((route) => [route.absPath, fileOfRoute(route)]));
  const own = { slots: ownPartsOf(api, 'slots'), layouts: ownPartsOf(api, 'layouts') };
  const files = partFiles(own, builtinFilesOf(api), api.cwd);
  const sources = { site, prefix, others, files, places: createSourcePlaces(folder) };
  report.tell(problemsOf(faults, timers, sources));
  // What never got its turn, because the site's own code does not start in Node.
  for (const page of left.values())
    documents.write({ ...page, page: emptyPage() }, { app: [], starter: [], atLoad: [] });
  parts?.write(folder, named.filesName);
  removeMaps(folder);
  api.logger.ready(lastLine({ done, total, left: left.size, demos }));
  return documents.names();
}

/**
 * Makes the output in a folder of its own, which takes the place of the old output when everything
 * is done: a build that fails or is interrupted leaves the old one whole. Two builds of a site at
 * once would share that folder, so the second one stops.
 */
function makeAside(
  api: IApi,
  stopBuild: StopBuild,
  report: Report,
  { store, spare }: Keeping,
): void {
  let folders: OutputFolders | undefined;
  api.modifyPaths((paths) => {
    if (api.name !== 'build' || !paths.absOutputPath || !paths.absTmpPath) return paths;
    folders = outputFolders(paths.absOutputPath, paths.absTmpPath);
    // umi's bundler reads the configuration.
    api.config.outputPath = folders.fresh;
    api.config.copy = copiesInto(api.config.copy, api.cwd, folders);
    return { ...paths, absOutputPath: folders.fresh };
  });
  api.onStart(() => {
    if (!folders) return;
    // Before everything that takes time.
    timeLimit(process.env, stopBuild);
    const lock = `${api.paths.absTmpPath}.lock`;
    const holder = takeLock(lock);
    if (holder !== undefined) {
      stopBuild(
        `Another build of this site is running (process ${holder}). Wait for its end. If there is none, remove ${lock}.`,
      );
    }
    recoverOutput(folders);
    spare.replaces(folders.final);
  });
  api.onBuildHtmlComplete({
    // After everything that other plugins add to the output.
    stage: Infinity,
    fn() {
      spare.keep();
      if (folders) swapOutput(folders, spareFolder(store));
      const sum = report.sum();
      if (sum) api.logger.warn(sum);
    },
  });
}

/** Pre-renders every page at build, in place of umi's empty documents. */
export default function prerenderPages(
  api: IApi,
  stopBuild: StopBuild,
  report: Report,
  keeping: Keeping,
): void {
  makeAside(api, stopBuild, report, keeping);
  api.modifyConfig({
    stage: Infinity,
    fn: (config) => {
      // umi's own export writes an empty document for each page.
      if (isBuild(api)) config.exportStatic = false;
      return config;
    },
  });
  let files = hookFiles('', []);
  api.modifyExportHTMLFiles({
    stage: -1e6,
    async fn(_, markup: Markup) {
      const names = await prerender(api, markup, stopBuild, report, keeping);
      files = hookFiles(api.paths.absOutputPath, names);
      return files.documents;
    },
  });
  api.modifyExportHTMLFiles({
    stage: 1e6,
    fn: (given) => files.changes(given, api.logger.info),
  });
}
