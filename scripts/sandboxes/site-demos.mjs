import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A demo of the built site.
 * @typedef {object} SiteDemo
 * @property {string} name of its file in `docs/examples`, by which its page links to it
 * @property {string} id in the address of the demo alone, `/~demos/{id}`
 * @property {string} page the address that shows it: `/demo/simple`
 */

/** The demos in the HTML of a page, or of a tab of one. */
function demosIn(html, page) {
  const [, ...blocks] = html.split('<section class="ledger-demo"');
  return blocks.map((block) => {
    const name = /^[^>]* id="([^"]+)"/.exec(block)?.[1];
    const id = /data-alone="[^"]*\/~demos\/([^"]+)"/.exec(block)?.[1];
    if (!name || !id) {
      throw new Error(
        `${page} shows a demo without ${name ? 'a link to it alone' : 'a name'}: ` +
          'scripts/sandboxes/site-demos.mjs does not know this form of it.',
      );
    }
    return { name, id, page };
  });
}

/** The demos of a page, those of its other tabs with the addresses of these. */
function demosOfPage(html, page) {
  const links = /<nav class="ledger-tabs".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const searches = [...links.matchAll(/href="[^"?]*([^"]*)"/g)].map((link) => link[1]);
  const [top, ...tabs] = html.split('<div class="ledger-tab"');
  return [
    ...demosIn(top, page),
    ...tabs.flatMap((tab, at) => demosIn(tab, page + (searches[at] ?? ''))),
  ];
}

/**
 * The demos that a built site shows in English, in the order of their pages.
 * @param {string} dist
 * @returns {SiteDemo[]}
 * @throws where there are none
 */
export function demosOf(dist) {
  const pages = existsSync(dist)
    ? readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(^|[\\/])index\.html$/.test(file))
        .sort()
    : [];
  const demos = pages.flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const page = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    return /<html[^>]* lang="en/.test(html) ? demosOfPage(html, page) : [];
  });
  if (demos.length === 0) {
    throw new Error(`${dist} shows no demo. Run \`npm run build\` first.`);
  }
  return demos;
}
