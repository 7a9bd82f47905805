/** In the place of the host that the site will have, which a build does not know. */
const HOST = 'https://host.invalid';

/**
 * How the run time of a bundle with `import.meta.url` in it, such as that of a worker, asks where
 * its page is. It does so when it starts, so that in Node no page could be rendered.
 */
const ASKS_DOCUMENT =
  /(typeof document\s*!==?\s*["'`]undefined["'`]\s*&&\s*)?document\.baseURI\s*\|\|\s*self\.location\.href/g;

/** The code of an entry that can start in Node, where there is no document. */
export function withBaseAddress(code: string): string {
  return code.replace(ASKS_DOCUMENT, JSON.stringify(`${HOST}/`));
}

/** HTML whose addresses of files are below the host that it is on. */
export function belowHost(html: string): string {
  return html.replaceAll(HOST, '');
}
