import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';
import { defaultLocale, localeOf } from '../../model/locale';
import {
  baseOf,
  contentHash,
  fileOf,
  isBuild,
  localesOf,
  optionsOf,
  publicPathOf,
  reactOf,
  routesOf,
} from '../host';
import type { Report } from '../checks/report/report';
import { latestSite } from '../site';
import { composeDocument } from './compose';
import { createStyles } from './css/styles';
import { problemOfFault, problemOfTimer } from './faults/fault-problem';
import { createSourcePlaces, removeMaps } from './faults/source-place';
import { hashFiles } from './hash-files';
import { keptLists } from './kept-lists';
import { missingDemo } from './missing-page';
import { copiesInto } from './output/copies';
import { takeLock } from './output/lock';
import { outputFolders, recoverOutput, swapOutput } from './output/swap';
import type { OutputFolders } from './output/swap';
import { ownTags } from './own-tags';
import { outputFiles } from './pages';
import type { OutputFile } from './pages';
import { withoutStyleTable } from './style-table';
import { emptyPage } from './thread/empty-page';
import type { ConsoleLine, RenderedFile, SharedChunks } from './thread/messages';
import { renderSite } from './watch/render-site';
import { timeLimit } from './watch/time-limit';

/** Ends a build with a report of its problems. */
type StopBuild = (report: string) => never;

/** The page of a demo that does not exist. It is a part of the 404 page and has no file. */
const UNKNOWN_DEMO: OutputFile = { path: '/~demos/unknown', file: '' };

/** umi's name of the entry. */
const ENTRY = 'umi';

interface Markup {
  markupArgs: Record<string, unknown>;
  getMarkup(args: Record<string, unknown>): Promise<string>;
}

/** Names in the site's `public` folder, which are copied unchanged. */
function publicNames(root: string): Set<string> {
  const folder = join(root, 'public');
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}

/** Puts content hashes into the names of the bundle's files, and lists them in one more. */
function nameFiles(folder: string, keep: ReadonlySet<string>) {
  const entry = join(folder, `${ENTRY}.js`);
  writeFileSync(entry, withoutStyleTable(readFileSync(entry, 'utf8')));
  const files = hashFiles(folder, keep);
  const text = JSON.stringify(files);
  const filesName = `files.${contentHash(text)}.json`;
  writeFileSync(join(folder, filesName), text);
  return { files, filesName };
}

/** The default language first: a stand-alone demo belongs to the first page that shows it. */
function inOrder(api: IApi): OutputFile[] {
  const locales = localesOf(api);
  const inDefault = ({ path }: OutputFile) =>
    localeOf(path, locales).id === defaultLocale(locales).id ? 0 : 1;
  return outputFiles(Object.values(routesOf(api)), locales).sort(
    (a, b) => inDefault(a) - inDefault(b),
  );
}

/** A line that a demo or a page writes to the console, with its name. */
function writeLine(api: IApi, { level, text, work }: ConsoleLine): void {
  const name = work?.demo ? `the demo "${work.demo.name}"` : work?.page;
  api.logger[level === 'log' ? 'info' : level](name ? `${name}: ${text}` : text);
}

/** Runs the built site in a thread and writes all of its pages, including stand-alone demos. */
async function prerender(
  api: IApi,
  { markupArgs, getMarkup }: Markup,
  stopBuild: StopBuild,
  report: Report,
): Promise<void> {
  const folder = api.paths.absOutputPath;
  const prefix = baseOf(api);
  const seconds = timeLimit(process.env, stopBuild);
  const site = latestSite(api);
  const pages = inOrder(api);
  const named = nameFiles(folder, publicNames(api.cwd));
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
    styles: createStyles(folder, named.files),
    entry: ENTRY,
    publicPath: publicPathOf(api),
    prefix,
    site: {
      pages: site.pages,
      locales: localesOf(api),
      root: optionsOf(api).siteUrl ?? prefix,
    },
    paths: pages.map(({ path }) => path),
    missing: { css: '', html: '' },
    lists: keptLists(),
  };
  const scripts = Object.entries(named.files.scripts).map(
    ([chunk, name]) => [chunk, join(folder, name)] as const,
  );
  const input = {
    scripts: Object.fromEntries(scripts),
    entry: ENTRY,
    root: api.cwd,
    react: reactOf(api),
    prefix,
    // The 404 page needs the first one.
    pages: [UNKNOWN_DEMO, ...pages],
    tolerant: !report.isStrict(),
  };
  const left = new Set(pages);
  const titles = new Map(site.pages.map(({ path, title }) => [path, title]));
  const siteName = optionsOf(api).name ?? '';
  const write = (file: RenderedFile, shared: SharedChunks) => {
    const path = join(folder, file.file);
    mkdirSync(dirname(path), { recursive: true });
    file.page.head.title ||= titles.get(file.path) ?? siteName;
    writeFileSync(path, composeDocument(file, shared, common));
  };
  const { faults, timers, demos } = await renderSite(input, seconds, {
    file(file, shared) {
      if (file.file === UNKNOWN_DEMO.file) {
        common.missing = missingDemo(file.page.body);
        return;
      }
      left.delete(pages.find((one) => one.file === file.file) ?? file);
      write(file, shared);
    },
    list: common.lists.add,
    line: (message) => writeLine(api, message),
  });
  const others = new Map(
    Object.values(routesOf(api)).map(({ absPath, file }) => [
      absPath,
      file ? fileOf(file, api.cwd) : '.dumirc.ts',
    ]),
  );
  const sources = { site, prefix, others, places: createSourcePlaces(folder) };
  report.tell([
    ...timers.flatMap((timer) => problemOfTimer(timer, sources)),
    ...faults.map((fault) => problemOfFault(fault, sources)),
  ]);
  // What never got its turn, because the site's own code does not start in Node.
  const noWords = { failed: '', retry: '' };
  for (const page of left) {
    write({ ...page, page: emptyPage(noWords) }, { app: [], starter: [] });
  }
  removeMaps(folder);
  api.logger.ready(`Rendered all pages and ${demos} demos.`);
}

/**
 * Makes the output in a folder of its own, which takes the place of the old output when everything
 * is done: a build that fails or is interrupted leaves the old one whole. Two builds of a site at
 * once would share that folder, so the second one stops.
 */
function makeAside(api: IApi, stopBuild: StopBuild, report: Report): void {
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
  });
  api.onBuildHtmlComplete({
    // After everything that other plugins add to the output.
    stage: Infinity,
    fn() {
      if (folders) swapOutput(folders);
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
): void {
  makeAside(api, stopBuild, report);
  api.modifyConfig({
    stage: Infinity,
    fn: (config) => {
      // umi's own export writes an empty document for each page.
      if (isBuild(api)) config.exportStatic = false;
      return config;
    },
  });
  api.modifyExportHTMLFiles({
    stage: 1e6,
    async fn(_, markup: Markup) {
      await prerender(api, markup, stopBuild, report);
      return [];
    },
  });
}
