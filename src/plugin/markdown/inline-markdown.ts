import { micromark } from 'micromark';

/**
 * Converts a paragraph of markdown to HTML without the paragraph element.
 * @param addressOf resolves a link that starts with `/`: below the site's base, in a
 * language
 */
export function inlineMarkdown(
  markdown: string,
  addressOf: (path: string) => string,
): string {
  return micromark(markdown.trim())
    .replace(/^<p>|<\/p>$/g, '')
    .replace(
      /<a href="(\/(?!\/)[^"#?]*)/g,
      (_, path: string) => `<a href="${addressOf(path)}`,
    );
}
