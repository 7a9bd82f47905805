import { fromMarkdown } from 'mdast-util-from-markdown';
import { createHeadingNames } from './heading-id';
import { inlineText, nodesOf, readTree } from './markdown-tree';
import type { Node } from './markdown-tree';
import { demoTags, pageTags } from './page-tags';
import { remember } from './remember';

/** A heading of a text with what stands below it, up to the next heading. */
export interface TextSection {
  /** The heading; empty above the first one. */
  title: string;
  /** Titles of the headings it stands under, the outermost first. */
  above: string[];
  /** Anchor of the heading. */
  id: string;
  paragraphs: string[];
}

/** A demo as a page shows it. */
export interface TextDemo {
  /** Path as it is written. */
  src: string;
  /** In the place of what its own file says. */
  title?: string;
  description?: string;
  /** True: it has no block round it, and no anchor. */
  inline?: boolean;
}

/** What search knows of a text of markdown. */
export interface TextParts {
  sections: TextSection[];
  demos: TextDemo[];
  /** Ids of the references that it shows. */
  references: string[];
}

/** Blocks whose text is one paragraph. */
const LEAVES = new Set(['paragraph', 'heading', 'code', 'tableRow']);

function textOf(node: Node): string {
  return inlineText(node, node.type !== 'heading')
    .replace(/\s+/g, ' ')
    .trim();
}

function leavesOf(node: Node): string[] {
  if (LEAVES.has(node.type)) return [textOf(node)].filter(Boolean);
  return (node.children ?? []).flatMap(leavesOf);
}

/** The blocks of a text, those in containers among them; a title in braces is one too. */
function blocksOf(node: Node): Node[] {
  const { type, attributes, children = [] } = node;
  if (type !== 'root' && type !== 'containerDirective') return [node];
  const title = attributes?.title;
  const own: Node[] = title
    ? [{ type: 'paragraph', children: [{ type: 'text', value: title }] }]
    : [];
  return [...own, ...children.flatMap(blocksOf)];
}

function sectionsOf(text: string): TextParts {
  const tree = readTree(text);
  const tags = pageTags(text, tree);
  const nameOf = createHeadingNames();
  const sections: TextSection[] = [{ title: '', above: [], id: '', paragraphs: [] }];
  const outline: { depth: number; title: string }[] = [];
  for (const node of blocksOf(tree)) {
    if (node.type !== 'heading') {
      // They have an anchor, which later ones of their name must not get.
      nodesOf('heading', node).forEach(nameOf);
      sections[sections.length - 1]?.paragraphs.push(...leavesOf(node));
      continue;
    }
    const { depth = 1 } = node;
    const { id, title: written } = nameOf(node);
    const title = written.replace(/\s+/g, ' ');
    // The page's own title is no section.
    if (depth === 1) continue;
    while ((outline[outline.length - 1]?.depth ?? 0) >= depth) outline.pop();
    sections.push({ title, above: outline.map((one) => one.title), id, paragraphs: [] });
    outline.push({ depth, title });
  }
  return {
    sections,
    demos: demoTags(tags).map(({ src, attributes }) => ({
      src,
      title: attributes.get('title') || undefined,
      description: attributes.get('description') || undefined,
      ...(attributes.has('inline') && { inline: true }),
    })),
    references: tags.flatMap(({ name, attributes }) =>
      name === 'API' ? attributes.get('id') || [] : [],
    ),
  };
}

/**
 * The sections of a text of markdown, each with the anchor of its heading, its own or the one that
 * dumi gives it (github-slugger), and the demos and references in it. Read once: search, playground
 * and references ask for the same texts.
 * @param text with or without front matter
 */
export const readSections = remember(sectionsOf, (text) => text);

/** A text of markdown as it is read: `**New** see [key](/key)` is `New see key`. */
export const plainText = remember(
  (markdown: string): string => leavesOf(fromMarkdown(markdown) as Node).join(' '),
  (markdown) => markdown,
);
