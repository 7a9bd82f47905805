import { localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { addressLinks } from './address-links';
import type { createStyles } from './css/styles';
import { htmlDocument } from './document';
import { idAfterFirstDemo } from './first-demo';
import type { ChunkFiles } from './hash-files';
import type { PageTags } from './head/page-tags';
import type { KeptLists } from './kept/kept-lists';
import type { OwnPart } from './site-parts';
import type { FirstDemo } from '../../data/page-data';
import type {
  PageOutline,
  RenderedFile,
  RenderedPage,
  SharedChunks,
} from './thread/messages';

/** The file that hosts serve for addresses without one of their own. */
const ROOT_NOT_FOUND = '404.html';

/** What all documents of a site are made with. */
export interface Common {
  /** umi's document. */
  template: string;
  /** True if the site's option `crossorigin` asks to load scripts without cookies. */
  crossOrigin: boolean;
  files: ChunkFiles;
  /** Name of the file that lists them. */
  filesName: string;
  styles: Pick<ReturnType<typeof createStyles>, 'critical'>;
  /** Chunk of the entry. */
  entry: string;
  /** The address that the site's files are below, with a slash at its end. */
  publicPath: string;
  site: { pages: readonly Page[]; locales: readonly Locale[]; root: string };
  /** What pages say of themselves in their heads. */
  tags: PageTags;
  /** What the 404 page shows at the address of a demo; see `missing-page`. */
  missing: { css: string; html: string };
  lists: KeptLists;
}

/**
 * All chunks whose files a document names.
 * @param large what the document of a page of a large site says besides
 */
export function namedChunks(
  { page }: PageOutline,
  shared: SharedChunks,
  large: OwnPart | undefined,
): string[] {
  return [
    ...shared.starter,
    ...shared.atLoad,
    // Without duplicates, because a style sheet listed twice would be in the page twice.
    ...new Set([...shared.app, ...page.chunks]),
    ...page.laterChunks,
    ...(large?.chunks ?? []),
  ];
}

/**
 * The demos that are shown before the app has loaded; undefined if there are none, or if the app
 * starts at once.
 */
function firstDemos(
  { live, demos }: RenderedPage,
  { starter }: SharedChunks,
): FirstDemo[] | undefined {
  const shown = live ? [] : demos.filter(({ lazy }) => !lazy);
  if (shown.length === 0) return undefined;
  return shown.map(({ id, name, script, module = '', chunks }) => ({
    id,
    name,
    script,
    module,
    // What shows demos has been loaded then.
    chunks: chunks.filter((chunk) => !starter.includes(chunk)),
  }));
}

/**
 * The document of a rendered page.
 * @param large see `namedChunks`
 */
export function composeDocument(
  rendered: RenderedFile,
  shared: SharedChunks,
  common: Common,
  large: OwnPart | undefined,
): string {
  const {
    template,
    crossOrigin,
    files,
    filesName,
    styles,
    entry,
    publicPath,
    site,
    lists,
    tags,
  } = common;
  const { path, file, page } = rendered;
  const isMissing = page.route.path === '*';
  const demo = isMissing && file === ROOT_NOT_FOUND ? common.missing : undefined;
  const shown = [...new Set([...shared.app, ...page.chunks])];
  const demos = firstDemos(page, shared);
  const ofDemos = page.chunks.filter((chunk) => !page.ownChunks.includes(chunk));
  /** Loaded with the document. */
  const first = page.live ? shown : demos ? [...shared.starter, ...ofDemos] : [];
  const named = (kind: 'scripts' | 'styles', chunks: readonly string[]) =>
    Object.fromEntries(
      chunks
        .filter((chunk) => files[kind][chunk])
        .map((chunk) => [chunk, files[kind][chunk] ?? '']),
    );
  const all = namedChunks(rendered, shared, large);
  // The styles of the site's own scripts come with the app.
  const styled = namedChunks(rendered, { ...shared, atLoad: [] }, large);
  const scripts = Object.values(
    named('scripts', [...(page.live ? [] : shared.atLoad), ...first]),
  );
  return htmlDocument(template, {
    head: {
      // Of a page that is a component of the site's own.
      lang: localeOf(path, site.locales).id,
      ...page.head,
      description: page.head.description || tags.descriptionOf(path),
    },
    body: lists.fill(page.body),
    after: demo?.html,
    css:
      styles.critical(
        // Demos further down are read before their scripts load, too.
        [...new Set([...shown, ...page.laterChunks])],
        page.body + lists.sample(page.body) + (demo?.html ?? ''),
        !page.live,
      ) + (demo?.css ?? ''),
    extra: [page.extra, ...addressLinks(path, site), ...tags.tagsOf(path)]
      .filter(Boolean)
      .join('\n'),
    expect: idAfterFirstDemo(page.body, page.demos[0]?.name),
    data: {
      route: page.route,
      // The browser takes over a body that is of its own page alone.
      path: page.left ? '' : path,
      module: page.module,
      chunks: page.ownChunks,
      ...(demos && { demos }),
      scripts: named('scripts', all),
      styles: named('styles', styled),
      files: filesName,
      ...(large && { parts: large.parts, page: large.page }),
      live: page.live,
      ...(isMissing && { missing: true }),
      words: page.words,
    },
    scripts: [files.scripts[entry] ?? '', ...scripts].map((name) => publicPath + name),
    crossOrigin,
    styles: Object.values(named('styles', first)).map((name) => publicPath + name),
  });
}
