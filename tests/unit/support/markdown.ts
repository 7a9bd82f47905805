import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
export type Block = Root['children'][number];

/** The parts of every node that are read here. */
interface Node {
  type: string;
  url?: string;
  value?: string;
  depth?: number;
  children?: Node[];
  position?: { start: { line: number } };
}

export interface Heading {
  depth: number;
  title: string;
  /** Its own anchor, `## Title {#id}`, or the one that dumi gives it. */
  id: string;
}

export interface Link {
  url: string;
  /** Line in the file, from 1. */
  line: number;
}

export interface Markdown {
  blocks: Block[];
  headings: Heading[];
  links: Link[];
  /** Raw HTML, tags of builtins among it. */
  html: string;
}

/** The text with its front matter blanked out, so that lines stay where they are. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (block) =>
    block.replace(/[^\n]/g, ''),
  );
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.children?.forEach((child) => walk(child, visit));
}

/** Reads a page with the parser that dumi uses. */
export function parseMarkdown(text: string): Markdown {
  const tree = fromMarkdown(withoutFrontMatter(text), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const links: Link[] = [];
  const html: string[] = [];
  walk(tree as Node, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      const text = toString(node as Parameters<typeof toString>[0]).trim();
      const [, title = text, own] = /^(.*?) \{#([^}]+)\}$/.exec(text) ?? [];
      headings.push({ depth: node.depth ?? 0, title, id: own ?? slugger.slug(title) });
    }
    if (['link', 'image', 'definition'].includes(node.type)) {
      links.push({ url: node.url ?? '', line });
    }
    if (node.type === 'html') {
      html.push(node.value ?? '');
      for (const [, url = ''] of node.value?.matchAll(/\bhref="([^"]*)"/g) ?? []) {
        links.push({ url, line });
      }
    }
  });
  return { blocks: tree.children, headings, links, html: html.join('\n') };
}
