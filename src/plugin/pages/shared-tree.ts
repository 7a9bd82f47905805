import type { Content, Root } from 'mdast';
import { FENCE } from '../markdown/front-matter';
import { readDocument } from '../markdown/document';
import type { MarkdownNode } from '../markdown/tree';

/** The fields of dumi's processor that are used here. */
interface Processor {
  Parser: (text: string, file: unknown) => Root;
  data(key: string): unknown;
  data(key: string, value: unknown): unknown;
}

/** What steps give a processor to change how its parser reads a text. */
const EXTENSIONS = ['micromarkExtensions', 'fromMarkdownExtensions'];

/** Where a processor keeps its parser as it was before the steps of the site. */
const BEFORE = 'ledgerParser';

/** A parser, and how it has been changed. */
function parserOf(processor: Processor, parse = processor.Parser): unknown[] {
  const given = EXTENSIONS.map((key) => processor.data(key));
  return [parse, ...given.flat()];
}

/** Stands before the steps of the site, some of which read more than dumi does, such as formulas. */
export function remarkBeforeSite(this: Processor) {
  this.data(BEFORE, parserOf(this));
}

/** A copy whose nodes may be changed. Positions are shared. */
function copyOf<Node extends MarkdownNode>(node: Node): Node {
  const copy: Node = { ...node };
  if ('data' in copy) copy.data = { ...copy.data };
  if ('attributes' in copy) copy.attributes = { ...copy.attributes };
  if ('children' in copy)
    copy.children = (copy.children as Content[]).map(copyOf) as never;
  return copy;
}

/** The front matter as dumi's parser makes a node of it; undefined where there is none. */
function frontMatterNode(text: string): Content | undefined {
  const [fence, value = ''] = FENCE.exec(text) ?? [];
  if (fence === undefined) return undefined;
  const written = fence.replace(/\n$/, '');
  const lines = written.split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return {
    type: 'yaml',
    value,
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: lines.length, column, offset: written.length },
    },
  };
}

/**
 * The tree that dumi's markdown parser makes of a page, taken from its document, which has been
 * parsed for the checks with the same extensions.
 * @param text the page as its file has it
 * @param path absolute path of its file
 * @param root absolute path of the site
 * @returns undefined where dumi's parser reads another text: that of a page with embedded files, or
 *   of a file that has changed since, or one with Windows' line ends or a byte order mark
 */
export function sharedTree(text: string, path: string, root: string): Root | undefined {
  if (text.includes('\r') || text.startsWith('\uFEFF')) return undefined;
  const document = readDocument(path, root);
  if (document.text !== text) return undefined;
  const matter = frontMatterNode(text);
  const tree = copyOf(document.tree);
  if (matter) tree.children.unshift(matter);
  return tree;
}

/**
 * Has dumi take the tree of a page from its document, unless the site's own steps change what its
 * parser reads. dumi 2.1 does not say which page it reads.
 */
export default function remarkSharedTree(this: Processor, { root }: { root: string }) {
  const parse = this.Parser;
  this.Parser = (text, file) => {
    const path = this.data('fileAbsPath');
    const before = this.data(BEFORE) as unknown[] | undefined;
    const now = parserOf(this, parse);
    const isDumis =
      before?.length === now.length && now.every((one, at) => one === before[at]);
    const shared =
      isDumis && typeof path === 'string'
        ? sharedTree(String(text), path, root)
        : undefined;
    return shared ?? parse(text, file);
  };
}
