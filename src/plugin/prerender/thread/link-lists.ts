import { createHash } from 'node:crypto';
import type { linkLists } from '../../../data/link-lists';
import { listPlace } from '../kept/kept-lists';

const NAMED = /<ul data-links="([\da-f]+)">([\s\S]*?)<\/ul>/g;
const CURRENT = ' aria-current="page"';

/** The same in every build, as pages are kept that have places for lists. */
function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Keeps the sidebar's lists of links while pages are rendered. The first page that shows a list
 * renders it; the others, and what the thread says of that page, have a place for it, which
 * `kept/kept-lists` fills. On a site of a thousand pages, a million links would be rendered otherwise.
 * @param send is called once with the HTML of each list, without a current page
 */
export function createLinkLists(send: (name: string, html: string) => void): {
  place: NonNullable<typeof linkLists.place>;
  /** Replaces the lists of a page that it has rendered. */
  shorten(body: string): string;
} {
  const names = new Map<unknown, string>();
  const sent = new Set<string>();
  /** The lists of the page that is being rendered. */
  const places = new Map<string, string>();
  return {
    place(links, path) {
      const name = names.get(links) ?? contentHash(JSON.stringify(links));
      names.set(links, name);
      const current = links.flatMap((link, at) => (link.path === path ? at : []));
      const html = listPlace(name, current);
      if (sent.has(name)) return { html };
      places.set(name, html);
      return { name };
    },
    shorten: (body) =>
      body.replace(NAMED, (_, name: string, html: string) => {
        if (!sent.has(name)) send(name, html.replaceAll(CURRENT, ''));
        sent.add(name);
        return `<ul>${places.get(name) ?? ''}</ul>`;
      }),
  };
}
