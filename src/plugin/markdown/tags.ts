import { lineAt } from './line-at';
import { nodesOf, withoutComments } from './markdown-tree';
import type { Node } from './markdown-tree';
import { tagAttributes } from './tag-attributes';

/** The tags that are looked for in pages. */
export type TagName = 'code' | 'API' | 'embed' | 'Badge';

/** A tag in the HTML of a page. */
export interface PageTag {
  name: TagName;
  /** As it is written, from `<` to `>`. */
  text: string;
  attributes: Map<string, string>;
  /** Characters of the page before it. */
  index: number;
  /** From 1. */
  line: number;
}

/** A quoted value may hold a `>`. */
const TAG = /<(code|API|embed|Badge)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/**
 * The tags of a page in their order; those in comments and in code are none.
 * @param text the page's markdown
 * @param tree the same, parsed, or a part of it
 */
export function pageTags(text: string, tree: Node): PageTag[] {
  return nodesOf('html', tree).flatMap(({ position }) => {
    const { start, end = start } = position ?? { start: { line: 1, offset: 0 } };
    // As it is written: the lines of a list or a quote have lost their beginning in the tree.
    const html = withoutComments(text.slice(start.offset, end.offset));
    return [...html.matchAll(TAG)].map(({ 0: tag, 1: name, index = 0 }) => ({
      name: name as TagName,
      text: tag,
      attributes: tagAttributes(tag),
      index: (start.offset ?? 0) + index,
      line: start.line + lineAt(html, index) - 1,
    }));
  });
}

/** To markdown a value without quotes ends at a `/`, and what it stands in is no tag. */
const NO_TAG = /(?<!\\)<(?:code|API|embed)\s[^<>]*=[^\s"'<>]*\/[^<>]*>/g;

/** Tags that markdown takes for text, where a value wants quotes. */
export function strayTags(
  text: string,
  { position }: Node,
): Pick<PageTag, 'text' | 'line'>[] {
  const { start, end = start } = position ?? { start: { line: 1, offset: 0 } };
  const source = text.slice(start.offset, end.offset);
  return [...source.matchAll(NO_TAG)].map(({ 0: tag, index = 0 }) => ({
    text: tag,
    line: start.line + lineAt(source, index) - 1,
  }));
}

/** A tag that shows a demo, by what it names. */
export interface DemoTag extends PageTag {
  src: string;
}

/** Those of some tags that show a demo: `<code src>`. */
export function demoTags(tags: readonly PageTag[]): DemoTag[] {
  return tags.flatMap((tag) => {
    const src = tag.name === 'code' && tag.attributes.get('src');
    return src ? { ...tag, src } : [];
  });
}
