import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../../model/page';
import { addressLinks } from './address-links';
import { composeDocument, namedChunks } from './compose';
import type { Common } from './compose';
import type { openKeptPages } from './kept/kept-pages';
import type { Spare } from './output/spare';
import type { OwnPart, SiteParts } from './site-parts';
import type { PageOutline, RenderedFile, SharedChunks } from './thread/messages';

interface Options {
  /** Absolute path of the output. */
  folder: string;
  common: Common;
  /** Of a large site. */
  parts?: SiteParts;
  kept: ReturnType<typeof openKeptPages>;
  spare: Spare;
  /** The title of the page at a path that gives none itself. */
  titleOf: (path: string) => string;
}

/** The part of the name of the list of files that changes, which is as long in each build. */
function changingPart(filesName: string): { before: string; text: string } {
  const [, start = '', text = ''] = /^(.*\.)([\da-f]+)\.json$/.exec(filesName) ?? [];
  return { before: `"files":"${start}`, text };
}

/** Titles by the paths of pages; that of the site for others. */
export function titlesOf(
  pages: readonly Page[],
  siteName = '',
): (path: string) => string {
  const titles = new Map(
    pages.map(({ path, title, headline = title }) => [path, headline]),
  );
  return (path) => titles.get(path) ?? siteName;
}

/** Writes the documents of a site, and takes over those of an earlier build that are the same. */
export function createDocuments({
  folder,
  common,
  parts,
  kept,
  spare,
  titleOf,
}: Options) {
  const { files, entry, site, tags } = common;
  const { before, text } = changingPart(common.filesName);
  const ofSite = JSON.stringify([
    ...[common.template, common.crossOrigin, common.publicPath],
    ...[files.scripts[entry], site.root, site.locales],
  ]);
  /** A hash of all that a document is made of, but the name of the list of files. */
  const keyOf = (file: PageOutline, shared: SharedChunks, large?: OwnPart) => {
    const { path, page } = file;
    const names = namedChunks(file, shared, large).map(
      (chunk) => `${files.scripts[chunk]} ${files.styles[chunk]}`,
    );
    const isMissing = page.route.path === '*';
    return createHash('sha256')
      .update(ofSite)
      .update(kept.keyOf(file))
      .update(
        JSON.stringify([
          ...[shared, names, large, titleOf(path), addressLinks(path, site)],
          ...[tags.descriptionOf(path), tags.tagsOf(path)],
          isMissing && common.missing,
        ]),
      )
      .digest('base64');
  };
  const names = new Set(['index.html']);
  return {
    /** The paths of all documents below the output, that of the site's address first. */
    names: () => [...names],
    /** Writes the document of a rendered page. */
    write(file: RenderedFile, shared: SharedChunks): void {
      const { head } = file.page;
      // A layout of the site's own may write it.
      if (!head.title) Object.assign(head, { title: titleOf(file.path), yields: true });
      const large = parts?.own(file, shared);
      if (large) parts?.add(file, shared, large);
      const html = Buffer.from(composeDocument(file, shared, common, large));
      const path = join(folder, file.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, html);
      names.add(file.file);
      const at = html.lastIndexOf(before + text);
      if (text && at >= 0)
        spare.note(file.file, keyOf(file, shared, large), at + before.length);
    },
    /** Takes over the document of a page that has not changed; false if there is none. */
    same(file: PageOutline, shared: SharedChunks): boolean {
      const large = parts?.own(file, shared);
      if (!spare.take(file.file, keyOf(file, shared, large), text)) return false;
      if (large) parts?.add(file, shared, large);
      names.add(file.file);
      return true;
    },
  };
}
