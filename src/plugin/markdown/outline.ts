import { dirname, resolve } from 'node:path';
import { visit } from 'unist-util-visit';
import { demoName } from '../../model/demo/demo-name';
import { itemId } from './authoring/item-id';
import { createHeadingNames, splitHeadingId } from './heading-id';
import type { Embed } from './embeds';
import { childrenOf } from './tree';
import type { MarkdownNode } from './tree';
import type { PageTag } from './html/page-tags';

/** A heading, an item of a list with an id, or the tag of a demo, a reference, or an embedded file. */
export interface OutlinePart {
  kind: 'heading' | 'item' | 'demo' | 'reference' | 'embed';
  /** Anchor of a heading or an item; `src` or `id` of a tag. */
  id: string;
  /** Name in problems: `the heading #related`, `the item #slow`, `<API id="Table">`. */
  name: string;
  /** Line in the document's text, starting at 1. */
  line: number;
  /** For a demo in a block: the name that links use. */
  anchor?: string;
  /** For a heading: level 1 to 6. */
  depth?: number;
  /** For a heading: its text. */
  title?: string;
  /** For a heading or an item: whether its id is a custom one. */
  own?: boolean;
}

/** Anchors, tags, code, and links of a document, with lines of its text. */
export interface Outline {
  /** In text order. */
  parts: OutlinePart[];
  /** Code blocks with their language, in text order. */
  code: { text: string; line: number }[];
  /** Targets of links, as written; `asIs` where dumi adds no base to it. */
  links: { url: string; line: number; asIs?: true }[];
}

/** The attribute that identifies the content of each tag. */
const KINDS = {
  code: { kind: 'demo', attribute: 'src' },
  API: { kind: 'reference', attribute: 'id' },
} as const;

function tagPart({ name, attributes, line }: PageTag, from: string): OutlinePart[] {
  if (name !== 'code' && name !== 'API') return [];
  const { kind, attribute } = KINDS[name];
  const id = attributes.get(attribute);
  if (!id) return [];
  // A demo without a block has no anchor.
  const anchor =
    kind === 'demo' && !attributes.has('inline') && !attributes.has('hero')
      ? demoName(resolve(dirname(from), id))
      : undefined;
  return [{ kind, id, name: `<${name} ${attribute}="${id}">`, line, anchor }];
}

function embedPart({ src, line }: Pick<Embed, 'src' | 'line'>): OutlinePart {
  return { kind: 'embed', id: src, name: `<embed src="${src}">`, line };
}

/**
 * Reads the outline of a document.
 * @param tree of its text
 * @param tags of its text
 * @param embeds the files whose text is part of it
 * @param fileAt absolute path of the file that a line is from
 */
export function readOutline(
  tree: MarkdownNode,
  tags: readonly PageTag[],
  embeds: readonly Embed[],
  fileAt: (line: number) => string,
): Outline {
  const nameOf = createHeadingNames();
  const anchors: OutlinePart[] = [];
  const code: Outline['code'] = [];
  const links: Outline['links'] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') {
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      code.push({ text: `${info}\n${node.value}`, line });
    }
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, line });
    }
    if (node.type === 'heading') {
      const { id, own, title } = nameOf(node);
      const name = `the heading #${id}`;
      anchors.push({ kind: 'heading', id, name, line, depth: node.depth, title, own });
    }
    const id = node.type === 'listItem' && itemId(node);
    if (id) anchors.push({ kind: 'item', id, name: `the item #${id}`, line, own: true });
  });
  for (const { name, attributes, line } of tags) {
    const url = name === 'a' && attributes.get('href');
    const asIs = attributes.has('download') || attributes.has('target');
    if (url) links.push({ url, line, ...(asIs && { asIs }) });
  }
  const parts = [
    ...embeds.map(embedPart),
    // Embedded files that could not be read.
    ...tags.flatMap(({ name, attributes, line }) =>
      name === 'embed' ? embedPart({ src: attributes.get('src') ?? '', line }) : [],
    ),
    ...anchors,
    ...tags.flatMap((tag) => tagPart(tag, fileAt(tag.line))),
  ].sort((a, b) => a.line - b.line);
  return { parts, code, links };
}

/** The text of a heading, without code: `## The mark \`{#id}\`` has no id. */
function writtenText(node: MarkdownNode): string {
  if (node.type === 'inlineCode') return '';
  return 'value' in node ? node.value : childrenOf(node).map(writtenText).join('');
}

interface MalformedId {
  kind: 'heading' | 'item';
  line: number;
}

/**
 * Headings and items of lists with a malformed custom id: `{#` that is no id where it stands. In an
 * item, its first paragraph counts.
 */
export function malformedIds(tree: MarkdownNode): MalformedId[] {
  const found: MalformedId[] = [];
  const look = (kind: MalformedId['kind'], node: MarkdownNode, text: MarkdownNode) => {
    if (!writtenText(text).includes('{#')) return;
    found.push({ kind, line: node.position?.start.line ?? 1 });
  };
  visit(tree, (node) => {
    if (node.type === 'heading') look('heading', node, splitHeadingId(node).rest);
    const [first] = node.type === 'listItem' ? node.children : [];
    if (first?.type === 'paragraph') look('item', node, first);
  });
  return found;
}
