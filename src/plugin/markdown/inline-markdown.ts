import { micromark } from 'micromark';

/**
 * A paragraph of markdown as HTML without the paragraph round it.
 * @param addressOf where a link leads that begins with `/`: below the site's base, in a language
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
