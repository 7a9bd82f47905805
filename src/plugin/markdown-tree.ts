import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { FENCE } from './front-matter';
import { remember } from './remember';

/** The parts of a markdown tree (mdast) that are read here. */
export interface Node {
  type: string;
  value?: string;
  /** Text in the place of a picture. */
  alt?: string;
  depth?: number;
  /** Of a container (`:::name[label]{title="…"}`); a label is its first child. */
  name?: string;
  attributes?: Record<string, string | undefined>;
  /** Of a picture or a link. */
  url?: string;
  /** Of a list. */
  ordered?: boolean | null;
  /** Of a block of code: its language, and what stands behind it. */
  lang?: string | null;
  meta?: string | null;
  children?: Node[];
  /** Lines count from 1, offsets are characters of the text before it. */
  position?: {
    start: { line: number; offset?: number };
    end?: { line: number; offset?: number };
  };
  /** What a step tells the steps after it; `hProperties` become attributes. */
  data?: {
    hName?: string;
    hProperties?: Record<string, unknown>;
    /** True: what stands in brackets behind the name of a container. */
    directiveLabel?: boolean;
    [key: string]: unknown;
  };
}

const COMMENT = /<!--[\s\S]*?-->/g;

/** The colon, as micromark counts characters. */
const COLON = 58;

/** Containers alone, as dumi reads directives: `:a` and `::a` are text. */
function containers(): ReturnType<typeof directive> {
  const { flow } = directive();
  return { flow: { [COLON]: [flow?.[COLON] ?? []].flat().slice(0, 1) } };
}

/** A text of markdown without its front matter; the places of the rest stay what they are. */
export function parseTree(text: string): Node {
  const body = text.replace(FENCE, (fence) => fence.replace(/[^\n]/g, ' '));
  return fromMarkdown(body, {
    extensions: [containers(), gfm()],
    mdastExtensions: [directiveFromMarkdown, gfmFromMarkdown()],
  }) as Node;
}

/**
 * The tree of a text, parsed once: problems and search ask for the same pages. Nobody may change
 * it.
 */
export const readTree = remember(parseTree, (text) => text);

/** A text without its comments, whose lines stay where they are. */
export function withoutComments(html: string): string {
  return html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** The parts of a line that are no badge, `<Badge>new</Badge>`. */
function withoutBadges(nodes: readonly Node[]): Node[] {
  let inBadge = false;
  return nodes.filter(({ type, value = '' }) => {
    const isTag = type === 'html';
    if (isTag && /^<Badge\b/.test(value)) inBadge = true;
    const stays = !inBadge;
    if (isTag && value === '</Badge>') inBadge = false;
    return stays;
  });
}

/**
 * What is read of a part of a line.
 * @param withPictures false for a heading, whose anchor dumi makes without pictures and badges
 */
export function inlineText(node: Node, withPictures = true): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return /^<br\b/i.test(node.value ?? '') ? ' ' : '';
  if (node.type === 'image') return withPictures ? (node.alt ?? '') : '';
  const between = node.type === 'tableRow' ? ' · ' : '';
  const parts = node.children ?? [];
  const children = (withPictures ? parts : withoutBadges(parts)).map((child) =>
    inlineText(child, withPictures),
  );
  return node.value ?? children.join(between);
}

/** All nodes of a type in their order, but for those inside one another. */
export function nodesOf(type: string, node: Node): Node[] {
  if (node.type === type) return [node];
  return (node.children ?? []).flatMap((child) => nodesOf(type, child));
}
