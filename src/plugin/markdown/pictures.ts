import { visit } from 'unist-util-visit';
import { nodesOfType } from './tree';
import type { MarkdownNode } from './tree';

/** A picture in a text: its address as written, and its line, starting at 1. */
export interface Picture {
  url: string;
  line: number;
}

/** The pictures of a text, without those that are HTML. */
export interface Pictures {
  /** In text order. */
  all: Picture[];
  /** Those that stand in one line, or one cell, of the text. */
  inLines: Picture[][];
}

/** Nodes with inline content, in which the two pictures of a pair must be. */
const LINES_OF_TEXT = new Set(['paragraph', 'heading', 'tableCell']);

function picturesBelow(node: MarkdownNode): Picture[] {
  return nodesOfType('image', node).map(({ url, position }) => ({
    url,
    line: position?.start.line ?? 1,
  }));
}

/** Finds the pictures of a text, including those in links. */
export function picturesIn(tree: MarkdownNode): Pictures {
  const inLines: Picture[][] = [];
  visit(tree, (node) => {
    if (!LINES_OF_TEXT.has(node.type)) return;
    const found = picturesBelow(node);
    if (found.length > 0) inLines.push(found);
  });
  return { all: picturesBelow(tree), inLines };
}
