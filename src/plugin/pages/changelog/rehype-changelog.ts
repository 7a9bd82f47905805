import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Takes dumi's link to itself out of each version of a changelog, 5 bytes of a page for each:
 * `builtins/Changelog` adds them when its reader can point at them.
 */
export default function rehypeChangelog() {
  return (tree: Root): void => {
    let isChangelog = false;
    visit(tree, 'element', (node) => {
      if (node.tagName === 'Changelog') isChangelog = true;
      if (!/^h[2-6]$/.test(node.tagName) || !isChangelog) return;
      if (!/^v\d/.test(String(node.properties?.id))) return;
      node.children = node.children.filter(
        (child) => child.type !== 'element' || !child.properties?.ariaHidden,
      );
    });
  };
}
