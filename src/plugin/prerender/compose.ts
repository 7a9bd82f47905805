import type { Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { addressLinks } from './address-links';
import type { createStyles } from './css/styles';
import { htmlDocument } from './document';
import { idAfterFirstDemo } from './first-demo';
import type { ChunkFiles } from './hash-files';
import { knownPattern } from './missing-page';
import type { RenderedFile } from './thread/messages';

/** The file that hosts serve for addresses without one of their own. */
const ROOT_NOT_FOUND = '404.html';

/** What all documents of a site are made with. */
interface Common {
  /** umi's document. */
  template: string;
  files: ChunkFiles;
  /** Name of the file that lists them. */
  filesName: string;
  styles: ReturnType<typeof createStyles>;
  /** Chunk of the entry. */
  entry: string;
  /** The address that the site's files are below, with a slash at its end. */
  publicPath: string;
  /** The site's base without a slash at its end. */
  prefix: string;
  site: { pages: readonly Page[]; locales: readonly Locale[]; root: string };
  /** Paths of all pages below the base. */
  paths: readonly string[];
  /** What the 404 page shows at the address of a demo; see `missing-page`. */
  missing: { css: string; html: string };
}

/**
 * The document of a rendered page.
 * @param shell chunks that every page needs
 */
export function composeDocument(
  { path, file, page }: RenderedFile,
  shell: readonly string[],
  common: Common,
): string {
  const { template, files, filesName, styles, entry, publicPath, site } = common;
  const isMissing = page.route.path === '*';
  const demo = isMissing && file === ROOT_NOT_FOUND ? common.missing : undefined;
  // Without duplicates, because a style sheet listed twice would be in the page twice.
  const shown = [...new Set([...shell, ...page.chunks])];
  const named = (kind: 'scripts' | 'styles', chunks: readonly string[]) =>
    Object.fromEntries(
      chunks
        .filter((chunk) => files[kind][chunk])
        .map((chunk) => [chunk, files[kind][chunk] ?? '']),
    );
  const all = [...shown, ...page.laterChunks];
  const scripts = page.live ? Object.values(named('scripts', shown)) : [];
  return htmlDocument(template, {
    head: page.head,
    body: page.body,
    after: demo?.html,
    css:
      styles.critical(shown, page.body + (demo?.html ?? ''), !page.live) +
      (demo?.css ?? ''),
    extra: [page.extra, ...addressLinks(path, site)].filter(Boolean).join('\n'),
    expect: idAfterFirstDemo(page.body, page.demos[0]?.name),
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
      ...(isMissing && {
        known: knownPattern(path, { ...common, locales: site.locales }),
      }),
      words: page.words,
    },
    scripts: [files.scripts[entry] ?? '', ...scripts].map((name) => publicPath + name),
    styles: page.live
      ? Object.values(named('styles', shown)).map((name) => publicPath + name)
      : [],
  });
}
