import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexSections } from './index-claims.mjs';
import { pagesIn } from './symptoms/read.mjs';

export const FILE = 'docs/verified.json';

/** Where tests are named after the pitfalls that they run: `demo/key#1` is the first of its page. */
const TESTS = [
  'tests/unit/library/claims/pages',
  'tests/unit/docs/guides',
  'tests/unit/docs/guides/migration',
  'tests/e2e/library',
];

const INDENT = 'has no default: the padding is no length, and no row is indented';

/** Pitfalls that tests of their page or of the library run: file and title of the test. */
export const ELSEWHERE = {
  'demo/children-indent#1': ['tests/unit/library/expandable.test.ts', INDENT],
  'demo/sub-table#2': ['tests/unit/library/expandable.test.ts', INDENT],
  'demo/fixed-columns-resize#6': [
    'tests/e2e/demos/scroll-xy.test.ts',
    'a table that starts hidden is measured when its panel opens',
  ],
  'demo/sticky-header#5': [
    'tests/unit/library/claims/scrollbars.test.ts',
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

/** Pitfalls in which the library has no part, or of programs that no test can open. */
export const NOT_RUN = {
  'guide/accessibility#4': "colors are the reader's own design",
  'recipe/csv-and-print#2': 'how Excel splits lines',
  'recipe/csv-and-print#7': 'how a printer breaks rows',
};

/** Pitfalls that speak of other versions as well, and the file that runs them there. */
export const OTHER_VERSIONS = {
  file: 'tests/release/earlier-versions.test.ts',
  claims: [
    'demo/react-dnd#7',
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => `guide/migration#${number}`),
  ],
};

/**
 * The pitfalls of the demo pages, recipes and guides, in their order, by page.
 *
 * @param {string} root absolute path of the site
 * @returns {Map<string, string[]>} names such as `demo/key#1`, by file
 */
export function readClaims(root) {
  const pages = ['demo', 'guide', 'recipe'].flatMap((folder) =>
    pagesIn(root, `docs/${folder}`, '.md'),
  );
  const claims = pages.map(({ path, symptoms }) => [
    `docs${path}.md`,
    symptoms.map((_, at) => `${path.slice(1)}#${at + 1}`),
  ]);
  return new Map(claims.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const TITLE = /^\s*(?:test\()?['`](?:demo|guide|recipe)\/[^\n]*/gm;
const CLAIM = /(?:demo|guide|recipe)\/[\w-]+#\d+/g;

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
 * @returns {Record<string, (string | null)[]>} for each section "What goes wrong", the file of the
 * test of each pitfall, or null for one that is not marked; the same for the home page and each
 * pitfall of the reference
 */
export function readSections(root) {
  const tests = readTests(root);
  const pages = [...readClaims(root)].map(([file, claims]) => [
    `${file}#what-goes-wrong`,
    claims.map((claim) => tests.get(claim) ?? null),
  ]);
  return { ...readIndexSections(root), ...Object.fromEntries(pages) };
}
