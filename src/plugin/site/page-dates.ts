import { dateOf } from '../git-dates';
import { fileOf } from '../host';
import { readDemo } from '../demos/source';
import { shownDemos } from '../markdown/shown-demos';
import type { PageDocument } from '../markdown/document';
import { documentsOf } from './read-site';
import type { Site } from './read-site';

/** The files that a document is made of, relative to the site: itself, embeds, demos, notes. */
function sourcesOf(document: PageDocument, { root, notes }: Site): string[] {
  const demos = shownDemos(document).flatMap(({ path }) => readDemo(path)?.files ?? []);
  const references = document.outline.parts
    .filter(({ kind }) => kind === 'reference')
    .flatMap(({ id }) => notes.filter((note) => note.id === id));
  return [
    document.file,
    ...document.embeds.map(({ path }) => fileOf(path, root)),
    ...demos.map(({ path }) => fileOf(path, root)),
    ...references.map(({ file }) => file),
  ];
}

type Dates = ReadonlyMap<string, string>;

/**
 * When a page was last changed, as git knows it: the newest date of the files that it is made of.
 * @param file of the page
 * @returns a day, `2026-11-25`; undefined where git has no date of the page's own file
 */
export function pageDate(file: string, site: Site): string | undefined {
  const page = site.files.get(file);
  if (dateOf(site.root, file) === undefined || !page) return undefined;
  const seconds = documentsOf(page)
    .flatMap(({ document }) => sourcesOf(document, site))
    .map((source) => Number(dateOf(site.root, source) ?? 0));
  return new Date(Math.max(...seconds) * 1000).toISOString().slice(0, 10);
}

/**
 * The date that the front matter of a page says, or git of a page outside the site.
 * @param given what dumi has for the page, in milliseconds since 1970: the date in its front matter, or
 *   git's for its own file
 * @param root absolute path of the site
 * @returns undefined for git's date of the page's own file, which changes with a commit
 */
export function writtenDate(file: string, given: number | undefined, root: string) {
  if (given === undefined) return undefined;
  return String(given / 1000) === dateOf(root, file) ? undefined : given;
}

/**
 * The date that a page shows, in milliseconds since 1970.
 * @param written see `writtenDate`
 * @returns `written`, or the day of the newest file that the page is made of; undefined where git has
 *   no date of the page
 */
export function shownDate(file: string, written: number | undefined, site: Site) {
  if (written !== undefined) return written;
  const own = dateOf(site.root, file);
  if (own === undefined) return undefined;
  return Date.parse(pageDate(file, site) ?? '') || Number(own) * 1000;
}

/**
 * When each page was last changed; see `pageDate`.
 * @returns days by the page's file; none where git has no dates, or only a part of the history, as
 *   after a clone with `--depth 1`
 */
export function pageDates(site: Site): Dates {
  return new Map(
    [...site.files.keys()].flatMap((file): [string, string][] => {
      const date = pageDate(file, site);
      return date ? [[file, date]] : [];
    }),
  );
}
