import { isShallow, readDates } from '../git-dates';
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

/**
 * When each page was last changed, as git knows it: the newest date of the files that it is made of.
 * @returns days, `2026-11-25`, by the page's file; none where git has no dates, or only a part of
 * the history, as after a clone with `--depth 1`
 */
export function pageDates(site: Site): ReadonlyMap<string, string> {
  const { root, files } = site;
  const dates = new Map<string, string>();
  const known = isShallow(root) ? undefined : readDates(root);
  if (!known) return dates;
  for (const [file, page] of files) {
    const seconds = documentsOf(page)
      .flatMap(({ document }) => sourcesOf(document, site))
      .map((source) => Number(known.get(source) ?? 0));
    const newest = Math.max(...seconds);
    if (newest > 0) {
      dates.set(file, new Date(newest * 1000).toISOString().slice(0, 10));
    }
  }
  return dates;
}
