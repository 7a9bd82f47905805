import { keptResult, resultKey } from '../cache/results';
import { memoize } from '../../code/remember';
import { micromark } from 'micromark';

/** The notes of a reference are asked for again at each change in the development server. */
const inlineHtml = memoize((markdown: string) =>
  keptResult(resultKey(markdown), 'inline', () =>
    micromark(markdown).replace(/^<p>|<\/p>$/g, ''),
  ),
);

/**
 * Converts a paragraph of markdown to HTML without the paragraph element.
 * @param addressOf resolves a link that starts with `/`: below the site's base, in a
 * language
 */
export function inlineMarkdown(
  markdown: string,
  addressOf: (path: string) => string,
): string {
  return inlineHtml(markdown.trim()).replace(
    /<a href="(\/(?!\/)[^"#?]*)/g,
    (_, path: string) => `<a href="${addressOf(path)}`,
  );
}
