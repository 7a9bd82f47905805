import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

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
  depth?: number;
  children?: Node[];
}

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/;
/** A line that opens or closes a container; its title is text. */
const CONTAINER = /^:::+ *\w*(?:\[([^\]]*)\]|\{[^}]*\}| *)/gm;
/** Blocks whose text is one paragraph. */
const LEAVES = new Set(['paragraph', 'code', 'tableRow']);

function textOf(node: Node): string {
  const parts = node.type === 'tableRow' ? (node.children ?? []) : [node];
  return parts
    .map((part) =>
      toString(part as Parameters<typeof toString>[0], { includeHtml: false }),
    )
    .join(' · ')
    .replace(CONTAINER, '$1')
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

/**
 * The sections of a text of markdown, each with the anchor that dumi gives its heading
 * (github-slugger), and the demos and references in it.
 * @param text with or without front matter
 */
export function readSections(text: string): TextParts {
  const tree = fromMarkdown(text.replace(FRONT_MATTER, ''), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }) as Node;
  const slugger = new GithubSlugger();
  const html = htmlOf(tree);
  const all = (tag: RegExp) => [...html.matchAll(tag)].map((match) => match[1] ?? '');
  const sections: TextSection[] = [{ title: '', above: [], id: '', paragraphs: [] }];
  const outline: { depth: number; title: string }[] = [];
  for (const node of tree.children ?? []) {
    if (node.type !== 'heading') {
      sections[sections.length - 1]?.paragraphs.push(...leavesOf(node));
      continue;
    }
    const { depth = 1 } = node;
    const title = textOf(node);
    const id = slugger.slug(title);
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
  return textOf(fromMarkdown(markdown) as Node);
}
