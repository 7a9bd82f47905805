import { lineAt } from '../../../code/line-at';
import { nodesOfType, withoutComments } from '../tree';
import type { MarkdownNode } from '../tree';

/** A piece of HTML in a page, without its comments. */
export interface HtmlPart {
  /** As written; comments are blank. */
  html: string;
  /** Offset in the page, in characters. */
  start: number;
  /** The line in the page, starting at 1, of an offset in `html`. */
  lineOf: (index: number) => number;
}

/**
 * The HTML of a page in order. It comes from the source, because the tree has stripped the
 * prefixes of lines in lists and quotes.
 * @param text the page's markdown
 * @param tree the same markdown, parsed, or a part of it
 */
export function htmlParts(text: string, tree: MarkdownNode): HtmlPart[] {
  return nodesOfType('html', tree).map(({ position }) => {
    const { start, end = start } = position ?? { start: { line: 1, offset: 0 } };
    const html = withoutComments(text.slice(start.offset, end.offset));
    return {
      html,
      start: start.offset ?? 0,
      lineOf: (index) => start.line + lineAt(html, index) - 1,
    };
  });
}
