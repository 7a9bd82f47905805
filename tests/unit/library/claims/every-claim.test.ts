import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readIndexSections,
  readRowPitfalls,
  readRowTests,
  ROWS_ELSEWHERE,
  SECTIONS,
} from '../../../../scripts/index-claims.mjs';
import { pagesIn } from '../../../../scripts/symptoms/read.mjs';
import { ROOT } from '../../support/root';

const pitfalls = readRowPitfalls(ROOT);
const [home] = pagesIn(ROOT, 'docs', '.md');
const tests: string[][] = [
  ...Object.values(ROWS_ELSEWHERE),
  ...Object.values(SECTIONS).flat(2),
];

test('every pitfall of the reference is run', () => {
  const run = readRowTests(ROOT);
  process.stdout.write(
    `${pitfalls.length} pitfalls of the reference, ${run.size} run; ${tests.length} tests of the home page\n`,
  );
  expect(pitfalls.length).toBeGreaterThan(60);
  expect(pitfalls.filter((claim) => !run.has(claim))).toEqual([]);
  expect(pitfalls).toEqual(expect.arrayContaining(Object.keys(ROWS_ELSEWHERE)));
});

test('every section below "What goes wrong" on the home page is run', () => {
  expect(Object.keys(SECTIONS)).toEqual(
    home?.symptoms.map((one: { id: string }) => one.id),
  );
});

test('every section and every pitfall of the reference has a mark', () => {
  const places = [
    ...pitfalls.map((claim) => `docs/api/${claim.replace('.', '.yaml#')}`),
    ...Object.keys(SECTIONS).map((id) => `docs/index.md#${id}`),
  ];
  expect(Object.keys(readIndexSections(ROOT)).sort()).toEqual(places.sort());
});

test.each(tests)('%s has the test "%s"', (file = '', title = '') => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});
