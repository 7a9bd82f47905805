import { join } from 'node:path';

/** Where the baseline is made; git-ignored, inside the repository so that it finds the packages. */
export const BASELINE_FOLDER = '.bench/baseline';

/**
 * @typedef {object} Site
 * @property {string} name as the tables call it
 * @property {string} folder in which dumi runs
 * @property {string} dist the built site
 * @property {string} sidebar selector of the navigation beside a demo page
 * @property {string} heading selector of a page's title
 */

/**
 * The two sites that are compared, this one first.
 * @param {string} root the repository
 * @param {string} dist where the built site is
 * @returns {{ site: Site, baseline: Site }}
 */
export function sitesBelow(root, dist) {
  const folder = join(root, BASELINE_FOLDER);
  return {
    site: {
      name: 'this site',
      folder: root,
      dist,
      sidebar: '.ledger-sidebar',
      heading: '.ledger-main h1, .ledger-hero h1',
    },
    baseline: {
      name: 'default theme',
      folder,
      dist: join(folder, 'dist'),
      sidebar: '.dumi-default-sidebar',
      heading: '.dumi-default-content h1',
    },
  };
}

/** What both sites show as a demo; the same files, so the same selector. */
export const DEMO = '.rc-table';

/**
 * The pages whose load is measured, in the order of the tables.
 * @type {{ path: string, demo: string | null }[]} `demo` is null on a page of text
 */
export const PAGES = [
  { path: '/', demo: null },
  { path: '/changelog', demo: null },
  { path: '/demo/simple', demo: DEMO },
  { path: '/demo/virtual-list', demo: DEMO },
];

/** Client-side navigation: where it starts, and the pages it leads to with their headings. */
export const NAVIGATION = {
  from: '/demo/simple',
  to: [
    { path: '/demo/animation', heading: 'animation' },
    { path: '/demo/aria', heading: 'aria-label' },
    { path: '/demo/caption', heading: 'caption' },
  ],
};
