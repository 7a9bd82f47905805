import { keptResult } from '../cache/results';
import type { PageDocument } from './document';
import { inlineText } from './tree';

/** Search engines show about as many characters. */
const LONGEST = 160;

/** The whole sentences that fit, or the words that do. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const sentences = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(start)?.[0];
  if (sentences) return sentences;
  return `${start.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * What a page says of itself in at most 160 characters: the description of its front matter, or the
 * beginning of its first paragraph that does not introduce what follows it; empty for a page without.
 */
export function summaryOf(document: PageDocument): string {
  const { description } = document.frontMatter;
  if (description) return String(description);
  return keptResult(document.key, 'summary', () => {
    const texts = document.tree.children
      .filter(({ type }) => type === 'paragraph')
      .map((node) => inlineText(node, false).replace(/\s+/g, ' ').trim());
    return shortened(texts.find((text) => text && !/[:：]$/u.test(text)) ?? '');
  });
}
