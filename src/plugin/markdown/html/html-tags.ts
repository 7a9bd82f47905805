import { htmlParts } from './html-parts';
import type { MarkdownNode } from '../tree';

/** A tag in a page, of HTML or of a component. */
export interface HtmlTag {
  /** As written. */
  name: string;
  /** From `<` to `>`. */
  text: string;
  kind: 'open' | 'close' | 'self-closing';
  /** Starting at 1. */
  line: number;
}

/** A quoted value may contain a `>`. */
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
/** Elements whose text is no HTML. */
const RAW = /(<(script|style|textarea)\b[^>]*>)([\s\S]*?)(?=<\/\2|$)/gi;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * The tags of a page in order, without those in code, in comments, and in scripts.
 * @param text the page's markdown
 * @param tree the same markdown, parsed
 * @returns also the lines of comments that are not closed
 */
export function htmlTags(
  text: string,
  tree: MarkdownNode,
): { tags: HtmlTag[]; openComments: number[] } {
  const tags: HtmlTag[] = [];
  const openComments: number[] = [];
  for (const { html: written, lineOf } of htmlParts(text, tree)) {
    const comment = written.indexOf('<!--');
    if (comment >= 0) openComments.push(lineOf(comment));
    const html = (comment < 0 ? written : written.slice(0, comment)).replace(
      RAW,
      (_, tag: string, __, inner: string) => tag + blank(inner),
    );
    for (const {
      0: tag,
      1: slash,
      2: name = '',
      3: rest = '',
      index = 0,
    } of html.matchAll(TAG)) {
      const kind = slash ? 'close' : rest.endsWith('/') ? 'self-closing' : 'open';
      tags.push({ name, text: tag, kind, line: lineOf(index) });
    }
  }
  return { tags, openComments };
}
