/**
 * The picture of the page that a hit is on, without its color and ending.
 * @param link path of the hit below the site's base, with any language in front
 * @param pictures folders by the paths of the pages whose pictures are in them
 * @returns undefined for other pages
 * @example pictureOf('/zh-CN/demo/simple#how', { '/demo': '/previews' }) // '/previews/simple'
 */
export function pictureOf(
  link: string,
  pictures: Readonly<Record<string, string>>,
): string | undefined {
  const [page = ''] = link.split(/[#?]/);
  for (const [path, folder] of Object.entries(pictures)) {
    const at = page.indexOf(`${path}/`);
    const name = page.slice(at + path.length + 1);
    // In front there is nothing but a language.
    const isBelow = at >= 0 && !page.slice(0, at).includes('/', 1);
    if (isBelow && name && !name.includes('/')) return `${folder}/${name}`;
  }
  return undefined;
}
