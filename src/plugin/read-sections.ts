import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { FENCE } from './read-page';

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

/** What search knows of a text of markdown. */
export interface TextParts {
  sections: TextSection[];
  /** Paths of the demos as they are written. */
  demos: string[];
  /** Ids of the references that it shows. */
  references: string[];
}

/** The parts of a markdown tree that are read here. */
interface Node {
  type: string;
  value?: string;
  /** Text in the place of a picture. */
  alt?: string;
  depth?: number;
  children?: Node[];
}

/** A line that opens or closes a container; its title is text. */
const CONTAINER = /^:::+ *\w*(?:\[([^\]]*)\])?(?:\{(?:[^}]*?title="([^"]*)")?[^}]*\})?/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
/** Blocks whose text is one paragraph. */
const LEAVES = new Set(['paragraph', 'heading', 'code', 'tableRow']);

/** What is read of a part of a line; a heading's anchor is made without its pictures. */
function inlineText(node: Node, withPictures = true): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return /^<br\b/i.test(node.value ?? '') ? ' ' : '';
  if (node.type === 'image') return withPictures ? (node.alt ?? '') : '';
  const between = node.type === 'tableRow' ? ' · ' : '';
  const children = (node.children ?? []).map((child) => inlineText(child, withPictures));
  return node.value ?? children.join(between);
}

function textOf(node: Node): string {
  return inlineText(node, node.type !== 'heading')
    .replace(CONTAINER, (_, label = '', title = '') => `${label}${title}`)
    .replace(/\s+/g, ' ')
    .trim();
}

function leavesOf(node: Node): string[] {
  if (LEAVES.has(node.type)) return [textOf(node)].filter(Boolean);
  return (node.children ?? []).flatMap(leavesOf);
}

function htmlOf(node: Node): string {
  if (node.type === 'html') return node.value ?? '';
  return (node.children ?? []).map(htmlOf).join('\n');
}

/** All headings below a node, in their order. */
function headingsIn(node: Node): Node[] {
  if (node.type === 'heading') return [node];
  return (node.children ?? []).flatMap(headingsIn);
}

/**
 * The sections of a text of markdown, each with the anchor that dumi gives its heading
 * (github-slugger), and the demos and references in it.
 * @param text with or without front matter
 */
export function readSections(text: string): TextParts {
  const tree = fromMarkdown(text.replace(FENCE, ''), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }) as Node;
  const slugger = new GithubSlugger();
  const anchorOf = (heading: Node) => slugger.slug(inlineText(heading, false).trim());
  const html = htmlOf(tree).replace(COMMENT, '');
  const all = (tag: RegExp) => [...html.matchAll(tag)].map((match) => match[1] ?? '');
  const sections: TextSection[] = [{ title: '', above: [], id: '', paragraphs: [] }];
  const outline: { depth: number; title: string }[] = [];
  for (const node of tree.children ?? []) {
    if (node.type !== 'heading') {
      // They have an anchor, which later ones of their name must not get.
      headingsIn(node).forEach(anchorOf);
      sections[sections.length - 1]?.paragraphs.push(...leavesOf(node));
      continue;
    }
    const { depth = 1 } = node;
    const title = textOf(node);
    const id = anchorOf(node);
    // The page's own title is no section.
    if (depth === 1) continue;
    while ((outline[outline.length - 1]?.depth ?? 0) >= depth) outline.pop();
    sections.push({ title, above: outline.map((one) => one.title), id, paragraphs: [] });
    outline.push({ depth, title });
  }
  return {
    sections,
    demos: all(/<code\b[^>]*?\bsrc=["']([^"']+)["']/g),
    references: all(/<API\b[^>]*?\bid=["']([^"']+)["']/g),
  };
}

/** A text of markdown as it is read: `**New** see [key](/key)` is `New see key`. */
export function plainText(markdown: string): string {
  return leavesOf(fromMarkdown(markdown) as Node).join(' ');
}
