import { lineAt } from '../../../code/line-at';
import { htmlParts } from './html-parts';
import type { MarkdownNode } from '../tree';
import { tagAttributes } from './tag-attributes';

/** The tags that are extracted from pages. */
export type TagName = 'code' | 'API' | 'embed' | 'Badge' | 'a' | 'img';

/** A tag in the HTML of a page. */
export interface PageTag {
  name: TagName;
  /** As written, from `<` to `>`. */
  text: string;
  attributes: Map<string, string>;
  /** Offset in the page, in characters. */
  index: number;
  /** Starting at 1. */
  line: number;
}

/** A tag as JSON can hold it. */
export interface PlainTag extends Omit<PageTag, 'attributes'> {
  attributes: [name: string, value: string][];
}

export function plainTag(tag: PageTag): PlainTag {
  return { ...tag, attributes: [...tag.attributes] };
}

export function tagOf(tag: PlainTag): PageTag {
  return { ...tag, attributes: new Map(tag.attributes) };
}

/** A quoted value may contain a `>`. */
const TAG = /<(code|API|embed|Badge|a|img)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/**
 * The tags of a page in order, except those in comments and in code.
 * @param text the page's markdown
 * @param tree the same markdown, parsed, or a part of it
 */
export function pageTags(text: string, tree: MarkdownNode): PageTag[] {
  return htmlParts(text, tree).flatMap(({ html, start, lineOf }) =>
    [...html.matchAll(TAG)].map(({ 0: tag, 1: name, index = 0 }) => ({
      name: name as TagName,
      text: tag,
      attributes: tagAttributes(tag),
      index: start + index,
      line: lineOf(index),
    })),
  );
}

/** In markdown, an unquoted value ends at a `/`, and the text is then not a tag. */
const NO_TAG = /(?<!\\)<(?:code|API|embed)\s[^<>]*=[^\s"'<>]*\/[^<>]*>/g;

/** Tags that markdown treats as text because a value is not quoted. */
export function strayTags(
  text: string,
  { position }: MarkdownNode,
): Pick<PageTag, 'text' | 'line'>[] {
  const { start, end = start } = position ?? { start: { line: 1, offset: 0 } };
  const source = text.slice(start.offset, end.offset);
  return [...source.matchAll(NO_TAG)].map(({ 0: tag, index = 0 }) => ({
    text: tag,
    line: start.line + lineAt(source, index) - 1,
  }));
}

/** A tag that shows a demo. */
export interface DemoTag extends PageTag {
  src: string;
}

/** The tags that show a demo: `<code src>`. */
export function demoTags(tags: readonly PageTag[]): DemoTag[] {
  return tags.flatMap((tag) => {
    const src = tag.name === 'code' && tag.attributes.get('src');
    return src ? { ...tag, src } : [];
  });
}
