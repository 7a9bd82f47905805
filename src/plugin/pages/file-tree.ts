import type { Element, ElementContent } from 'hast';

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** An item with a list in it is a folder, which opens and closes without script. */
function item(node: Element): void {
  const list = node.children.filter(isList);
  const name = node.children.filter((child) => !isList(child) && !isBlank(child));
  if (list.length === 0) {
    node.children = name;
    return;
  }
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: name,
  };
  node.children = [
    {
      type: 'element',
      tagName: 'details',
      properties: { open: true },
      children: [summary, ...list],
    },
  ];
  list.forEach(items);
}

function items(list: Element): void {
  list.children = list.children.filter((child) => child.type === 'element');
  for (const child of list.children) {
    if (child.type === 'element' && child.tagName === 'li') item(child);
  }
}

/**
 * dumi's `<Tree>`: nested lists as the folders and files of a project. A folder without files is an
 * empty list, as in dumi. Changes the element in place, for `builtins/Tree`.
 */
export function fileTree(tree: Element): void {
  tree.children.filter(isList).forEach(items);
}
