import { perObject } from '../../code/remember';
import { localized } from '../../model/localized';
import type { Page } from '../../model/page';
import type { Problem } from '../../model/problem';
import { keptResult, resultKey } from '../cache/results';
import { nodesOfType, parseTree } from '../markdown/tree';
import type { ApiNotes } from '../reference/notes';
import type { Site } from '../site/read-site';
import { linkFault } from './links';

/** Targets of the links in a text, as written. */
function urlsOf(markdown: string): string[] {
  return keptResult(resultKey(markdown), 'links', () =>
    nodesOfType('link', parseTree(markdown)).map(({ url = '' }) => url),
  );
}

/** The first page that shows each reference, by language and id. */
const pagesOfReferences = perObject((site: Site) => {
  const pages = new Map<string, Page>();
  for (const page of site.pages) {
    const parts = site.files.get(page.file)?.document.outline.parts ?? [];
    for (const { kind, id } of parts) {
      const key = `${page.locale} ${id}`;
      if (kind === 'reference' && !pages.has(key)) pages.set(key, page);
    }
  }
  return pages;
});

/**
 * Finds links in the notes for `<API>` that lead to no page or to a missing anchor, in
 * any language. Relative links are resolved from the page that shows the reference.
 */
export function noteLinkProblems(note: ApiNotes, site: Site): Problem[] {
  return site.locales.flatMap(({ id: locale }) => {
    const page = pagesOfReferences(site).get(`${locale} ${note.id}`);
    if (!page) return [];
    const path = site.files.get(page.file)?.document.path ?? site.root;
    return Object.entries(note.rows).flatMap(([name, { text, pitfall }]) =>
      [text, pitfall]
        .flatMap((one) => (one ? urlsOf(localized(one, locale)) : []))
        .flatMap((url) => {
          const fault = linkFault(url, { page, path }, site);
          return fault ? { file: note.file, line: note.lines[name] ?? 1, ...fault } : [];
        }),
    );
  });
}
