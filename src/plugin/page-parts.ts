import { dirname, join } from 'node:path';
import { demoName } from './demo-name';
import { lineOfKey, readFrontMatter } from './front-matter';
import { createHeadingNames, splitHeadingId } from './heading-id';
import { nodesOf } from './markdown-tree';
import type { Node } from './markdown-tree';
import { pageTags } from './page-tags';
import type { PageTag } from './page-tags';

/** A heading, or the tag of a demo, of a reference or of an embedded file. */
export interface Part {
  kind: 'heading' | 'demo' | 'reference' | 'embed';
  /** Anchor of a heading, `src` or `id` of a tag. */
  id: string;
  /** As a problem names it: `the heading #related`, `<API id="Table">`. */
  name: string;
  /** Line in the file, from 1. */
  line: number;
  /** Of a demo in a block: the name by which it is linked to. */
  anchor?: string;
  /** Of a heading: 1 to 6. */
  depth?: number;
  /** Of a heading: its text, and whether it gives itself its id. */
  title?: string;
  own?: boolean;
}

/** What a page in two languages has in common, and where its links lead. */
export interface PageParts {
  /** Relative to the site's root. */
  file: string;
  /** Place in the sidebar, as the front matter says it. */
  order?: unknown;
  orderLine: number;
  /** In the order of the page. */
  parts: Part[];
  /** Blocks of code with their language, in the order of the page. */
  code: { text: string; line: number }[];
  /** Where its links lead, as they are written. */
  links: { url: string; line: number }[];
}

/** What a tag shows, and the attribute that says it. */
const KINDS = {
  code: { kind: 'demo', attribute: 'src' },
  API: { kind: 'reference', attribute: 'id' },
  embed: { kind: 'embed', attribute: 'src' },
} as const;

function partOf({ name, attributes, line }: PageTag, file: string): Part[] {
  if (name === 'Badge') return [];
  const { kind, attribute } = KINDS[name];
  const id = attributes.get(attribute);
  if (!id) return [];
  // A demo without a block round it has nothing to link to.
  const anchor =
    kind === 'demo' && !attributes.has('inline')
      ? demoName(join(dirname(file), id))
      : undefined;
  return [{ kind, id, name: `<${name} ${attribute}="${id}">`, line, anchor }];
}

/**
 * Headings, tags and code of a page.
 * @param text the page's markdown with its front matter
 * @param tree the same, parsed
 * @param file its path relative to the site's root
 */
export function readPageParts(text: string, tree: Node, file: string): PageParts {
  const nameOf = createHeadingNames();
  const parts: Part[] = [];
  const code: PageParts['code'] = [];
  const links: PageParts['links'] = [];
  const walk = (node: Node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      parts.push(...pageTags(text, node).flatMap((tag) => partOf(tag, file)));
    }
    if (node.type === 'code') {
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      code.push({ text: `${info}\n${node.value}`, line });
    }
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url ?? '', line });
    }
    if (node.type === 'heading') {
      const { id, own, title } = nameOf(node);
      const name = `the heading #${id}`;
      parts.push({ kind: 'heading', id, name, line, depth: node.depth, title, own });
    }
    node.children?.forEach(walk);
  };
  walk(tree);
  const { order } = readFrontMatter(text, file).frontMatter;
  return { file, order, orderLine: lineOfKey(text, 'order'), parts, code, links };
}

/** All nodes of code in a heading are not text: `## The mark \`{#id}\`` has none. */
function writtenText(node: Node): string {
  if (node.type === 'inlineCode') return '';
  return node.value ?? (node.children ?? []).map(writtenText).join('');
}

/** Lines of headings of a page that begin an id, `{#`, and do not end it as they must. */
export function halfWrittenIds(tree: Node): number[] {
  return nodesOf('heading', tree)
    .filter((heading) => writtenText(splitHeadingId(heading).rest).includes('{#'))
    .map(({ position }) => position?.start.line ?? 1);
}
