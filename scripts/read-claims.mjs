import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from './symptoms/read.mjs';

export const FILE = 'docs/verified.json';

/** Where tests are named after the pitfalls that they run: `demo/key#1` is the first of its page. */
const TESTS = ['tests/unit/docs/claims/pages', 'tests/e2e/library'];

const INDENT = 'has no default: the padding is no length, and no row is indented';

/** Pitfalls that tests of their page or of the library run: file and title of the test. */
export const ELSEWHERE = {
  'demo/children-indent#1': ['tests/unit/docs/library/expandable.test.ts', INDENT],
  'demo/sub-table#2': ['tests/unit/docs/library/expandable.test.ts', INDENT],
  'demo/fixed-columns-resize#6': [
    'tests/e2e/demos/scroll-xy.test.ts',
    'a table that starts hidden is measured when its panel opens',
  ],
  'demo/sticky-header#5': [
    'tests/unit/docs/claims/scrollbars.test.ts',
    'sticky.getContainer: the helper scrollbar listens to it',
  ],
  'demo/virtual-list-grid#4': [
    'tests/e2e/demos/virtual-list-grid.test.ts',
    'the last column ends with the header, with and without a scrollbar',
  ],
  'recipe/server-data#1': [
    'tests/e2e/recipes/loading.test.ts',
    'server-data: an answer that comes late does not replace the last one',
  ],
};

/** Pitfalls of other programs, which no test can open. */
export const NOT_RUN = {
  'recipe/csv-and-print#7': 'how a printer breaks rows',
};

/**
 * Pitfalls whose test runs a part of them or looks at a file, not at the library. Their tests stay,
 * but the pages do not call them verified.
 */
const UNMARKED = new Set([
  'demo/aria#2',
  'demo/react-dnd#7',
  'recipe/csv-and-print#2',
  'recipe/row-grouping#3',
  'recipe/row-selection#2',
  'recipe/row-selection#6',
  'recipe/server-data#7',
  'recipe/sortable-headers#2',
  'recipe/sortable-headers#3',
]);

/**
 * The pitfalls of the demo pages and recipes, in their order, by page.
 *
 * @param {string} root absolute path of the site
 * @returns {Map<string, string[]>} names such as `demo/key#1`, by file
 */
export function readClaims(root) {
  const pages = ['demo', 'recipe'].flatMap((folder) =>
    pagesIn(root, `docs/${folder}`, '.md'),
  );
  const claims = pages.map(({ path, symptoms }) => [
    `docs${path}.md`,
    symptoms.map((_, at) => `${path.slice(1)}#${at + 1}`),
  ]);
  return new Map(claims.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param {string} root absolute path of the site
 * @returns {Map<string, string>} the file of the test of each pitfall that is run
 */
export function readTests(root) {
  const tests = new Map(
    Object.entries(ELSEWHERE).map(([claim, [file]]) => [claim, file]),
  );
  for (const folder of TESTS) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const titles = text.match(/^\s*(?:test\()?['`](?:demo|recipe)\/[^\n]*/gm) ?? [];
      for (const claim of titles.join('\n').match(/(?:demo|recipe)\/[\w-]+#\d+/g) ?? []) {
        if (!tests.has(claim)) tests.set(claim, `${folder}/${name}`);
      }
    }
  }
  return tests;
}

/**
 * @param {string} root absolute path of the site
 * @returns {Record<string, (string | null)[]>} for each section "What goes wrong", the file of the
 * test of each pitfall, or null for one that is not marked
 */
export function readSections(root) {
  const tests = readTests(root);
  const testOf = (claim) => (UNMARKED.has(claim) ? null : (tests.get(claim) ?? null));
  return Object.fromEntries(
    [...readClaims(root)].map(([file, claims]) => [
      `${file}#what-goes-wrong`,
      claims.map(testOf),
    ]),
  );
}
