import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';
import { localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { resolveOptions } from '../../model/options';
import type { LedgerOptions } from '../../model/options';
import { latestDocumentation } from '../source-pages';
import { addressLinks } from './address-links';
import { openBundle } from './bundle';
import { documentOf } from './document';
import { behindFirstDemo } from './first-demo';
import { contentHash, hashFiles } from './hash-files';
import { demoFile, pageFiles } from './pages';
import type { PageFile } from './pages';
import { renderDemos } from './render-demos';
import { renderDemoAlone, renderPage } from './render-page';
import { withoutStyleTable } from './style-table';
import { createStyles } from './styles';

/** Name of the entry, which umi gives. */
const ENTRY = 'umi';

interface Markup {
  markupArgs: Record<string, unknown>;
  getMarkup(args: Record<string, unknown>): Promise<string>;
}

/** Names in the site's `public`, which are copied as they are. */
function publicNames(root: string): Set<string> {
  const folder = join(root, 'public');
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}

/** Runs the built site in node and writes every page of it, with the demos that stand alone. */
async function prerender(api: IApi, { markupArgs, getMarkup }: Markup): Promise<void> {
  const folder = api.paths.absOutputPath;
  const base = String(api.config.publicPath);
  const prefix = String(api.config.base).replace(/\/$/, '');
  const locales = api.config.locales as Locale[];
  const site = {
    pages: latestDocumentation(api).pages,
    locales,
    root: resolveOptions(api.config.themeConfig as LedgerOptions).siteUrl ?? prefix,
  };
  const template = await getMarkup({ ...markupArgs, styles: [], scripts: [], path: '/' });

  const copied = publicNames(api.cwd);
  const bundle = await openBundle(folder, api.cwd, `${ENTRY}.js`, copied);
  const entry = join(folder, `${ENTRY}.js`);
  writeFileSync(entry, withoutStyleTable(readFileSync(entry, 'utf8')));
  const files = hashFiles(folder, copied);
  const filesText = JSON.stringify(files);
  const filesName = `files.${contentHash(filesText)}.json`;
  writeFileSync(join(folder, filesName), filesText);
  const styles = createStyles(folder, files);

  /** How addresses of the languages begin, or end, that an address is not in. */
  const othersOf = (path: string) =>
    locales
      .filter(({ id }) => id !== localeOf(path, locales).id)
      .map(
        ({ base: start = '/', suffix }) =>
          suffix ?? (start === '/' ? '' : prefix + start),
      )
      .filter(Boolean);
  const write = (file: string, html: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  };
  const compose = (
    { path }: { path: string },
    page: Awaited<ReturnType<typeof renderPage>>,
  ) => {
    // Once each: a sheet that is asked for twice would stand in the page twice.
    const shown = [...new Set([...bundle.shell, ...page.chunks])];
    const named = <T extends 'scripts' | 'styles'>(kind: T, chunks: readonly string[]) =>
      Object.fromEntries(
        chunks
          .filter((chunk) => files[kind][chunk])
          .map((chunk) => [chunk, files[kind][chunk] ?? '']),
      );
    const all = [...shown, ...page.laterChunks];
    const scripts = page.live ? Object.values(named('scripts', shown)) : [];
    return documentOf(template, {
      head: page.head,
      body: page.body,
      css: styles.critical(shown, page.body, !page.live),
      extra: [page.extra, ...addressLinks(path, site)].filter(Boolean).join('\n'),
      expect: behindFirstDemo(page.body, page.demos[0]?.name),
      data: {
        route: page.route,
        path,
        module: page.module,
        chunks: page.ownChunks,
        demoChunks: page.chunks.filter((chunk) => !page.ownChunks.includes(chunk)),
        scripts: named('scripts', all),
        styles: named('styles', all),
        files: filesName,
        live: page.live,
        ...(page.route.path === '*' && { others: othersOf(path) }),
        words: page.words,
      },
      scripts: [files.scripts[ENTRY] ?? '', ...scripts].map((name) => base + name),
      styles: page.live
        ? Object.values(named('styles', shown)).map((name) => base + name)
        : [],
    });
  };

  /** The page that each demo belongs to. */
  const owners = new Map<string, Awaited<ReturnType<typeof renderPage>>>();
  const demoHtml = await renderDemos(bundle);
  // The default language first: a demo alone is that of the first page that shows it.
  const inDefault = ({ path }: PageFile) =>
    localeOf(path, locales).id === locales[0]?.id ? 0 : 1;
  const pages = pageFiles(Object.values(api.appData.routes), locales).sort(
    (a, b) => inDefault(a) - inDefault(b),
  );
  for (const page of pages) {
    const rendered = await renderPage(bundle, prefix + page.path, demoHtml);
    rendered.demos.forEach(({ id }) => owners.set(id, owners.get(id) ?? rendered));
    write(page.file, compose(page, rendered));
  }
  for (const [id, owner] of owners) {
    const page = demoFile(id);
    write(
      page.file,
      compose(
        page,
        await renderDemoAlone(bundle, prefix + page.path, id, owner, demoHtml),
      ),
    );
  }
  api.logger.ready(`${owners.size} demos and all pages are rendered.`);
}

/** Renders every page at build, in the place of umi's empty documents. */
export default function prerenderPages(api: IApi): void {
  api.modifyConfig({
    stage: Infinity,
    fn: (config) => {
      // umi's own export writes an empty document for each page.
      if (api.env === 'production') config.exportStatic = false;
      return config;
    },
  });
  api.modifyExportHTMLFiles({
    stage: 1e6,
    async fn(_, markup: Markup) {
      await prerender(api, markup);
      return [];
    },
  });
}
