import type { MarkdownNode } from '../tree';
import { htmlParts } from './html-parts';
import { tagAttributes } from './tag-attributes';

/** An element of HTML. A quoted value may contain a `>`. */
const ELEMENT = /<([a-z][a-z\d]*)(?=\s)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** Tags whose `id` is that of a demo or a file. */
const OWN = ['code', 'embed'];

/**
 * The anchors that elements of HTML in a page have: an `id`, and the `name` of a link, as older
 * pages have it.
 * @param text the page's markdown
 * @param tree the same markdown, parsed
 */
export function htmlAnchors(text: string, tree: MarkdownNode): string[] {
  return htmlParts(text, tree).flatMap(({ html }) =>
    [...html.matchAll(ELEMENT)].flatMap(([tag, name = '']) => {
      if (OWN.includes(name)) return [];
      const attributes = tagAttributes(tag);
      const old = name === 'a' ? attributes.get('name') : undefined;
      return [attributes.get('id') ?? [], old ?? []].flat();
    }),
  );
}
