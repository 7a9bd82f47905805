import type { Content } from 'mdast';
import { visit } from 'unist-util-visit';
import { CALLOUT_TYPES } from '../../../model/callout-type';
import { demoTags } from '../../markdown/html/page-tags';
import { itemIdRange } from '../../markdown/authoring/item-id';
import { splitHeadingId } from '../../markdown/heading-id';
import type { PageDocument } from '../../markdown/document';
import { FENCE } from '../../markdown/front-matter';
import { inlineText, nodesOfType, withoutComments } from '../../markdown/tree';
import { keptResult } from '../../cache/results';
import { isPropsUsed, listAbove, PROPS_USED } from '../../site/references/props-used';

/**
 * A piece of a page's Markdown: a text as it is written, or what only the site knows: the address of
 * a link, a demo by its place on the page, a reference.
 */
export type Piece =
  | string
  | { link: string }
  | { demo: number }
  | { reference: string; kind?: string }
  /** The title of a callout, or the name of its kind. */
  | { callout: string; title: string }
  /** The pages below a path. */
  | { gallery: string }
  /** The properties that complete a list of those that the page's demos use. */
  | { used: true };

/** The theme's builtins that have no text of their own. */
const GALLERY = /^<Gallery\b[^>]*?\spath="([^"]*)"/;
const CONTROLS = /^<(?:APIFilter|Changelog|Toc)\b/;

/** What takes the place of a range of the text. */
interface Edit {
  start: number;
  end: number;
  by: Piece[];
}

function rangeOf({ position }: Content): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Where a tag ends, with its closing tag if that follows at once. */
function endOf(name: string, end: number, text: string): number {
  const closing = new RegExp(`^\\s*</${name}>`).exec(text.slice(end, end + 200))?.[0];
  return end + (closing?.length ?? 0);
}

/** A part of a range that holds an address: the last, as a link's own text may name it too. */
function addressEdit(url: string, [from, to]: [number, number], text: string): Edit[] {
  if (!/^\/(?!\/)/.test(url)) return [];
  const at = text.slice(from, to).lastIndexOf(url);
  if (at < 0) return [];
  return [{ start: from + at, end: from + at + url.length, by: [{ link: url }] }];
}

/** Demos, references, addresses in HTML, and badges, whose text stays. */
function tagEdits({ tags, text }: PageDocument): Edit[] {
  const demos = demoTags(tags).map(({ index }) => index);
  return tags.flatMap((tag): Edit[] => {
    const { name, attributes, index, text: written } = tag;
    const start = index;
    const end = endOf(name, index + written.length, text);
    const place = demos.indexOf(index);
    if (place >= 0) return [{ start, end, by: [{ demo: place }] }];
    const id = name === 'API' && attributes.get('id');
    if (id)
      return [{ start, end, by: [{ reference: id, kind: attributes.get('type') }] }];
    if (name === 'a' || name === 'img') {
      const url = attributes.get(name === 'a' ? 'href' : 'src') ?? '';
      return addressEdit(url, [index, index + written.length], text);
    }
    const closing = name === 'Badge' ? text.indexOf('</Badge>', index) : -1;
    if (closing < 0) return [];
    return [
      { start: index, end: index + written.length, by: ['('] },
      { start: closing, end: closing + '</Badge>'.length, by: [')'] },
    ];
  });
}

/** The first line of a container in bold; none for one without a title that is no callout. */
function openingOf(node: Extract<Content, { type: 'containerDirective' }>): Piece[] {
  const [first] = node.children;
  const label = first?.data?.directiveLabel ? inlineText(first).trim() : '';
  const title = node.attributes?.title || label;
  const callout = Object.hasOwn(CALLOUT_TYPES, node.name) && CALLOUT_TYPES[node.name];
  if (callout) return ['**', { callout, title }, '**\n'];
  return title ? [`**${title}**\n`] : [];
}

/** Containers become their contents below a line in bold. */
function containerEdits(node: Content, text: string): Edit[] {
  if (node.type !== 'containerDirective') return [];
  const [start, end] = rangeOf(node);
  const lineEnd = text.indexOf('\n', start);
  const opened = lineEnd < 0 || lineEnd > end ? end : lineEnd;
  const lastLine = text.lastIndexOf('\n', end - 1) + 1;
  const isClosed = lastLine > start && /^[\s>]*:{3,}\s*$/.test(text.slice(lastLine, end));
  return [
    { start, end: opened, by: openingOf(node) },
    ...(isClosed ? [{ start: lastLine, end, by: [] }] : []),
    ...node.children.flatMap((child) => containerEdits(child, text)),
  ];
}

function nodeEdits({ tree, text, ownHeading }: PageDocument): Edit[] {
  const title = ownHeading
    ? undefined
    : tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const headings = nodesOfType('heading', tree).flatMap((node): Edit[] => {
    const [start, end] = rangeOf(node);
    // The title stands above, from the front matter.
    if (node === title) return [{ start, end, by: [] }];
    if (splitHeadingId(node).id === undefined) return [];
    const at = text.slice(start, end).search(/\s*\{#[^}]*\}\s*$/);
    return at < 0 ? [] : [{ start: start + at, end, by: [] }];
  });
  const items: Edit[] = [];
  visit(tree, 'listItem', (item) => {
    const range = itemIdRange(item, text);
    if (range) items.push({ start: range[0], end: range[1], by: [] });
  });
  const links = (['link', 'image', 'definition'] as const).flatMap((type) =>
    nodesOfType(type, tree).flatMap((node) => addressEdit(node.url, rangeOf(node), text)),
  );
  const blocks = nodesOfType('html', tree).flatMap((node): Edit[] => {
    const [start, last] = rangeOf(node);
    const html = withoutComments(text.slice(start, last)).trim();
    const name = /^<(\w+)/.exec(html)?.[1] ?? '';
    const end = endOf(name, last, text);
    const gallery = GALLERY.exec(html)?.[1];
    if (gallery) return [{ start, end, by: [{ gallery }] }];
    return html === '' || CONTROLS.test(html) ? [{ start, end, by: [] }] : [];
  });
  const lists = tree.children.flatMap((node, at): Edit[] => {
    if (!isPropsUsed(node)) return [];
    const [start, last] = rangeOf(node);
    const end = endOf(PROPS_USED, last, text);
    const list = listAbove(tree, at);
    // What is added follows the last item at once: it is one list.
    return list
      ? [{ start: rangeOf(list)[1], end, by: ['\n', { used: true }] }]
      : [{ start, end, by: [{ used: true }] }];
  });
  const containers = tree.children.flatMap((node) => containerEdits(node, text));
  return [...headings, ...items, ...links, ...blocks, ...lists, ...containers];
}

/**
 * The Markdown of a document in pieces, without front matter, comments and the site's own syntax.
 * The heading that repeats its title is left out.
 */
export function piecesOf(document: PageDocument): Piece[] {
  return keptResult(document.key, 'pieces', () => {
    const { text } = document;
    const edits = [...nodeEdits(document), ...tagEdits(document)].sort(
      (a, b) => a.start - b.start || b.end - a.end,
    );
    const pieces: Piece[] = [];
    let at = FENCE.exec(text)?.[0].length ?? 0;
    for (const { start, end, by } of edits) {
      // What stands in a range that is gone.
      if (start < at) continue;
      pieces.push(text.slice(at, start), ...by);
      at = end;
    }
    return [...pieces, text.slice(at)].filter((piece) => piece !== '');
  });
}
