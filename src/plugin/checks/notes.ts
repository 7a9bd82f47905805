import { localized } from '../../model/localized';
import type { Problem } from '../../model/problem';
import { nodesOfType, parseTree } from '../markdown/tree';
import type { ApiNotes } from '../reference/notes';
import type { Site } from '../site/read-site';
import { linkFault } from './links';

/** Targets of the links in a text, as written. */
function urlsOf(markdown: string): string[] {
  return nodesOfType('link', parseTree(markdown)).map(({ url = '' }) => url);
}

/**
 * Finds links in the notes for `<API>` that lead to no page or to a missing anchor, in
 * any language. Relative links are resolved from the page that shows the reference.
 */
export function noteLinkProblems(note: ApiNotes, site: Site): Problem[] {
  return site.locales.flatMap(({ id: locale }) => {
    const page = site.pages.find(
      (one) =>
        one.locale === locale &&
        site.files
          .get(one.file)
          ?.document.outline.parts.some(
            ({ kind, id }) => kind === 'reference' && id === note.id,
          ),
    );
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
