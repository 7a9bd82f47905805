/** A script or a style sheet as umi passes it on: a text, an address, or attributes. */
export type Tag = string | { src?: string };

/** True for a file of the bundle, `umi.js` or `umi.css`, that umi adds itself. */
function isOfBundle(tag: Tag, entry: string, publicPath: string): boolean {
  const { src = '' } = typeof tag === 'string' ? { src: tag } : tag;
  const name = src.startsWith(publicPath) ? src.slice(publicPath.length) : src;
  return [`${entry}.js`, `${entry}.css`].includes(name);
}

/**
 * The site's own scripts or style sheets, in its order: its options `scripts` and `styles`, and what
 * plugins add. The files of the bundle are written for each page.
 * @param tags as umi passes them to its document
 * @param entry umi's name of the entry
 * @param publicPath with a slash at its end
 */
export function ownTags(tags: unknown, entry: string, publicPath: string): Tag[] {
  if (!Array.isArray(tags)) return [];
  return (tags as Tag[]).filter((tag) => !isOfBundle(tag, entry, publicPath));
}
