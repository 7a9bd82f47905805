import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import type { Content, Root } from 'mdast';
import { nameItems } from './authoring/item-id';
import { FENCE } from './front-matter';
import { memoize } from '../../code/remember';

declare module 'unist' {
  /** What a step tells the steps after it. */
  interface Data {
    /** The element that a node becomes, and its attributes. */
    hName?: string;
    hProperties?: Record<string, unknown>;
    /** True for the label in brackets after a container's name. */
    directiveLabel?: boolean;
  }
}

/** A node of a markdown tree. */
export type MarkdownNode = Root | Content;
/** The nodes of a type. */
export type NodeOf<Type extends MarkdownNode['type']> = Extract<
  MarkdownNode,
  { type: Type }
>;

const COMMENT = /<!--[\s\S]*?-->/g;

/** Character code of the colon in micromark. */
const COLON = 58;

/** Only container directives, as in dumi: `:a` and `::a` are text. */
function containers(): ReturnType<typeof directive> {
  const { flow } = directive();
  return { flow: { [COLON]: [flow?.[COLON] ?? []].flat().slice(0, 1) } };
}

/**
 * Parses markdown, skipping its front matter. Positions count from the start of the whole
 * text. Items of lists have the ids that are written in them as attributes.
 */
export function parseTree(text: string): Root {
  const body = text.replace(FENCE, (fence) => fence.replace(/[^\n]/g, ' '));
  const tree = fromMarkdown(body, {
    extensions: [containers(), gfm()],
    mdastExtensions: [directiveFromMarkdown, gfmFromMarkdown()],
  });
  nameItems(tree);
  return tree;
}

/**
 * Parses a text once, because problems and search need the same pages. Callers must not
 * change the tree.
 */
export const readTree = memoize(parseTree);

/** Removes comments from HTML, keeping its line numbers. */
export function withoutComments(html: string): string {
  return html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** What stands in a node; nothing in one that holds no others. */
export function childrenOf(node: MarkdownNode): Content[] {
  return 'children' in node ? node.children : [];
}

/** Removes badges, `<Badge>new</Badge>`, from inline nodes. */
function withoutBadges(nodes: readonly Content[]): Content[] {
  let inBadge = false;
  return nodes.filter((node) => {
    const tag = node.type === 'html' ? node.value : '';
    if (/^<Badge\b/.test(tag)) inBadge = true;
    const stays = !inBadge;
    if (tag === '</Badge>') inBadge = false;
    return stays;
  });
}

/**
 * The text of an inline node.
 * @param withPictures false for a heading, because dumi derives its anchor without
 * pictures and badges
 */
export function inlineText(node: MarkdownNode, withPictures = true): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (node.type === 'image') return withPictures ? (node.alt ?? '') : '';
  if ('value' in node) return node.value;
  const between = node.type === 'tableRow' ? ' · ' : '';
  const parts = childrenOf(node);
  return (withPictures ? parts : withoutBadges(parts))
    .map((child) => inlineText(child, withPictures))
    .join(between);
}

/** Nodes by type, in order. */
type NodesByType = ReadonlyMap<string, readonly MarkdownNode[]>;

function indexNodes(tree: MarkdownNode): NodesByType {
  const found = new Map<string, MarkdownNode[]>();
  const add = (node: MarkdownNode, outer: ReadonlySet<string>): void => {
    const { type } = node;
    const isNested = outer.has(type);
    if (!isNested) {
      const same = found.get(type);
      if (same) same.push(node);
      else found.set(type, [node]);
    }
    const children = childrenOf(node);
    if (children.length === 0) return;
    const inner = isNested ? outer : new Set(outer).add(type);
    for (const child of children) add(child, inner);
  };
  add(tree, new Set());
  return found;
}

/** Walked once, because every check asks the tree of a page for nodes. */
const indexOfRoot = new WeakMap<Root, NodesByType>();

/**
 * All nodes of a type in order, except those nested in another one of it.
 * @param tree a root must not change after the first call
 */
export function nodesOfType<Type extends MarkdownNode['type']>(
  type: Type,
  tree: MarkdownNode,
): NodeOf<Type>[] {
  let index = tree.type === 'root' ? indexOfRoot.get(tree) : undefined;
  if (!index) {
    index = indexNodes(tree);
    if (tree.type === 'root') indexOfRoot.set(tree, index);
  }
  return [...(index.get(type) ?? [])] as NodeOf<Type>[];
}

/** The line in which a node starts, starting at 1. */
export function lineOf({ position }: MarkdownNode): number {
  return position?.start.line ?? 1;
}
