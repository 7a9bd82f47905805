import { fromMarkdown } from 'mdast-util-from-markdown';
import { createHeadingNames } from './heading-id';
import type { PageDocument } from './document';
import { childrenOf, inlineText, nodesOfType } from './tree';
import type { MarkdownNode } from './tree';
import { memoize } from '../../code/remember';
import { keptResult, resultKey } from '../cache/results';

/** A heading and the text below it, up to the next heading. */
export interface TextSection {
  /** Text of the heading; empty before the first one. */
  title: string;
  /** Titles of the headings above it, outermost first. */
  above: string[];
  /** Anchor of the heading. */
  id: string;
  paragraphs: string[];
}

/** Blocks whose text is one paragraph. */
const PARAGRAPH_TYPES = new Set(['paragraph', 'heading', 'code', 'tableRow']);

function textOf(node: MarkdownNode): string {
  return inlineText(node, node.type !== 'heading')
    .replace(/\s+/g, ' ')
    .trim();
}

function leavesOf(node: MarkdownNode): string[] {
  if (PARAGRAPH_TYPES.has(node.type)) return [textOf(node)].filter(Boolean);
  return childrenOf(node).flatMap(leavesOf);
}

/**
 * The blocks of a text, including those in containers. A title in braces counts as a
 * block.
 */
function blocksOf(node: MarkdownNode): MarkdownNode[] {
  if (node.type !== 'root' && node.type !== 'containerDirective') return [node];
  const title = node.type === 'containerDirective' && node.attributes?.title;
  const own: MarkdownNode[] = title
    ? [{ type: 'paragraph', children: [{ type: 'text', value: title }] }]
    : [];
  return [...own, ...node.children.flatMap(blocksOf)];
}

/**
 * The sections of a document with the anchors of their headings: custom ids or those that
 * dumi derives (github-slugger).
 */
export function sectionsOf(document: PageDocument): TextSection[] {
  return keptResult(document.key, 'sections', () => sectionsIn(document.tree));
}

function sectionsIn(tree: MarkdownNode): TextSection[] {
  const nameOf = createHeadingNames();
  const sections: TextSection[] = [{ title: '', above: [], id: '', paragraphs: [] }];
  const outline: { depth: number; title: string }[] = [];
  for (const node of blocksOf(tree)) {
    if (node.type !== 'heading') {
      // They have anchors too, which later headings of the same name must not get.
      nodesOfType('heading', node).forEach(nameOf);
      sections[sections.length - 1]?.paragraphs.push(...leavesOf(node));
      continue;
    }
    const { depth } = node;
    const { id, title: written } = nameOf(node);
    const title = written.replace(/\s+/g, ' ');
    // The page's own title is not a section.
    if (depth === 1) continue;
    while ((outline[outline.length - 1]?.depth ?? 0) >= depth) outline.pop();
    sections.push({ title, above: outline.map((one) => one.title), id, paragraphs: [] });
    outline.push({ depth, title });
  }
  return sections;
}

/** The plain text of markdown: `**New** see [key](/key)` becomes `New see key`. */
export const plainText = memoize((markdown: string): string =>
  keptResult(resultKey(markdown), 'plain', () =>
    leavesOf(fromMarkdown(markdown)).join(' '),
  ),
);
