import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { FeedLinks } from './feed-links';

interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

/** True for the tag of a changelog and for what it stands in. */
function holdsChangelog(node: Root['children'][number]): boolean {
  if (node.type !== 'element') return false;
  return node.tagName === 'Changelog' || node.children.some(holdsChangelog);
}

function feedParagraph({ href, text }: FeedLinks[string]): Element {
  const properties = { href, type: 'application/atom+xml' };
  const link = { type: 'element', tagName: 'a', properties } as const;
  const children: Element[] = [{ ...link, children: [{ type: 'text', value: text }] }];
  return { type: 'element', tagName: 'p', properties: {}, children };
}

/**
 * Takes dumi's link to itself out of each version of a changelog, 5 bytes of a page for each:
 * `builtins/Changelog` adds them when its reader can point at them. Below the filter it adds the link
 * to the feed of the page.
 */
export default function rehypeChangelog(
  this: Processor,
  { feeds = {} }: { feeds?: FeedLinks } = {},
) {
  return (tree: Root): void => {
    const at = tree.children.findIndex(holdsChangelog);
    if (at < 0) return;
    for (const part of tree.children.slice(at)) {
      visit(part, 'element', (node) => {
        if (!/^h[2-6]$/.test(node.tagName)) return;
        if (!/^v\d/.test(String(node.properties?.id))) return;
        node.children = node.children.filter(
          (child) => child.type !== 'element' || !child.properties?.ariaHidden,
        );
      });
    }
    const feed = feeds[String(this.data('fileAbsPath'))];
    if (feed) tree.children.splice(at + 1, 0, feedParagraph(feed));
  };
}
