import type { SyntaxNode, Tree } from '../../code/parse';

/** An element whose closing tag has another name. */
export interface UnmatchedTag {
  opened: string;
  closed: string;
  /** Offset of the closing tag. */
  from: number;
}

/** The name of a tag as written; empty for a fragment. */
function nameOf(tag: SyntaxNode, source: string): string {
  const name = tag.firstChild?.nextSibling;
  return !name || name.name === 'JSXEndTag' ? '' : source.slice(name.from, name.to);
}

/**
 * The first element whose closing tag has another name. sucrase does not compare the
 * names and would render it.
 */
export function unmatchedTag(tree: Tree, source: string): UnmatchedTag | undefined {
  let found: UnmatchedTag | undefined;
  tree.iterate({
    enter({ name, node }) {
      if (found || name !== 'JSXElement') return;
      const open = node.getChild('JSXOpenTag') ?? node.getChild('JSXFragmentTag');
      const close = node.getChild('JSXCloseTag');
      if (!open || !close) return;
      const [opened, closed] = [nameOf(open, source), nameOf(close, source)];
      if (opened !== closed) found = { opened, closed, from: close.from };
    },
  });
  return found;
}
