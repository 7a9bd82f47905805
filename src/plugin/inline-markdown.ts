import { micromark } from 'micromark';

/**
 * A paragraph of markdown as HTML without the paragraph round it.
 * @param prefix put before links that begin with `/`: the site's base and the language's
 */
export function inlineMarkdown(markdown: string, prefix: string): string {
  return micromark(markdown.trim())
    .replace(/^<p>|<\/p>$/g, '')
    .replace(/<a href="\/(?!\/)/g, `<a href="${prefix}/`);
}
