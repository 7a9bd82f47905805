import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexSections } from './index-claims.mjs';
import { pagesIn } from './symptoms/read.mjs';

export const FILE = 'docs/verified.json';

/** Where tests are named after the pitfalls that they run, by page and anchor: `demo/key#same-key`. */
const TESTS = [
  'tests/unit/library/claims/pages',
  'tests/unit/docs/guides',
  'tests/unit/docs/guides/migration',
  'tests/e2e/library',
];

const INDENT = 'has no default: the padding is no length, and no row is indented';

/** Pitfalls that tests of their page or of the library run: file and title of the test. */
export const ELSEWHERE = {
  'demo/children-indent#no-indent': ['tests/unit/library/expandable.test.ts', INDENT],
  'demo/sub-table#no-indent': ['tests/unit/library/expandable.test.ts', INDENT],
  'demo/fixed-columns-resize#closed-tab': [
    'tests/e2e/demos/scroll-xy.test.ts',
    'a table that starts hidden is measured when its panel opens',
  ],
  'demo/sticky-header#sticky-scrollbar': [
    'tests/unit/library/claims/scrollbars.test.ts',
    'sticky.getContainer: the helper scrollbar listens to it',
  ],
  'demo/virtual-list-grid#last-column': [
    'tests/e2e/demos/virtual-list-grid.test.ts',
    'the last column ends with the header, with and without a scrollbar',
  ],
  'recipe/server-data#late-answer': [
    'tests/e2e/recipes/loading.test.ts',
    'server-data: an answer that comes late does not replace the last one',
  ],
};

/** Pitfalls in which the library has no part, or of programs that no test can open. */
export const NOT_RUN = {
  'guide/accessibility#color-only': "colors are the reader's own design",
  'recipe/csv-and-print#one-column': 'how Excel splits lines',
  'recipe/csv-and-print#rows-cut': 'how a printer breaks rows',
};

/** Pitfalls that speak of other versions as well, and the file that runs them there. */
export const OTHER_VERSIONS = {
  file: 'tests/release/earlier-versions.test.ts',
  claims: [
    'demo/react-dnd#jsx-runtime',
    'guide/migration#tree-indent',
    'guide/migration#unasked-icons',
    'guide/migration#all-rows-open',
    'guide/migration#removed-row',
    'guide/migration#row-component',
    'guide/migration#no-data-gone',
    'guide/migration#slow-typing',
  ],
};

/**
 * The pitfalls of the demo pages, recipes and guides.
 *
 * @param {string} root absolute path of the site
 * @returns {string[]} names such as `demo/key#same-key`, by page and in their order; a pitfall
 * without an anchor has that of its section, which no test may name
 */
export function readClaims(root) {
  return ['demo', 'guide', 'recipe']
    .flatMap((folder) => pagesIn(root, `docs/${folder}`, '.md'))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ path, symptoms }) => symptoms.map(({ id }) => `${path.slice(1)}#${id}`));
}

const TITLE = /^\s*(?:test\()?['`](?:demo|guide|recipe)\/[^\n]*/gm;
const CLAIM = /(?:demo|guide|recipe)\/[\w-]+#[\w-]+/g;

/**
 * @param {string} root absolute path of the site
 * @returns {Map<string, string>} the file of the test of each pitfall that is run
 */
export function readTests(root) {
  const tests = new Map(
    Object.entries(ELSEWHERE).map(([claim, [file]]) => [claim, file]),
  );
  for (const folder of TESTS) {
    const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'));
    for (const name of names.sort()) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const titles = text.match(TITLE) ?? [];
      for (const claim of titles.join('\n').match(CLAIM) ?? []) {
        if (!tests.has(claim)) tests.set(claim, `${folder}/${name}`);
      }
    }
  }
  return tests;
}

/**
 * @param {string} root absolute path of the site
 * @returns {Record<string, (string | null)[]>} for each pitfall of a page that a test runs, its file;
 * the same for each section of the home page and each pitfall of the reference
 */
export function readSections(root) {
  const tests = readTests(root);
  const pitfalls = readClaims(root)
    .filter((claim) => tests.has(claim))
    .map((claim) => [`docs/${claim.replace('#', '.md#')}`, [tests.get(claim)]]);
  return { ...readIndexSections(root), ...Object.fromEntries(pitfalls) };
}
