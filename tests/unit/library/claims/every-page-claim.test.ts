import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ELSEWHERE,
  FILE,
  NOT_RUN,
  OTHER_VERSIONS,
  readClaims,
  readSections,
  readTests,
} from '../../../../scripts/read-claims.mjs';
import { ROOT } from '../../support/root';

const claims: string[] = readClaims(ROOT);
const tests = readTests(ROOT);

test('every pitfall of the demo pages, recipes and guides is run', () => {
  const without = Object.keys(NOT_RUN);
  process.stdout.write(
    `${claims.length} pitfalls of pages, ${tests.size} run, ${without.length} not\n`,
  );
  const missing = claims.filter((claim) => !tests.has(claim) && !without.includes(claim));
  expect(missing).toEqual([]);
  expect(claims.length).toBeGreaterThan(310);
});

test('every pitfall has an anchor of its own', () => {
  expect(claims.filter((claim) => claim.endsWith('#what-goes-wrong'))).toEqual([]);
  expect(new Set(claims).size).toBe(claims.length);
});

test('no test names a pitfall that is not there', () => {
  const elsewhere = readFileSync(join(ROOT, OTHER_VERSIONS.file), 'utf8');
  const named = [
    ...tests.keys(),
    ...Object.keys(NOT_RUN),
    ...OTHER_VERSIONS.claims,
    ...[...elsewhere.matchAll(/test\('([\w-]+\/[\w-]+#[\w-]+): /g)].map(
      ([, name]) => name!,
    ),
  ];
  expect(named.filter((claim) => !claims.includes(claim))).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('%s is run elsewhere', (_, [file = '', title]) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test('what pitfalls say of other versions is run on them', () => {
  const text = readFileSync(join(ROOT, OTHER_VERSIONS.file), 'utf8');
  expect(
    OTHER_VERSIONS.claims.filter((claim) => !text.includes(`test('${claim}: `)),
  ).toEqual([]);
  const migration = readFileSync(join(ROOT, 'docs/guide/migration.md'), 'utf8');
  const pitfalls = [...migration.split('{#what-goes-wrong}')[1]!.matchAll(/^- \*\*.*/gm)];
  // All but the first two, which speak of 7.30.3 alone.
  expect(OTHER_VERSIONS.claims).toHaveLength(pitfalls.length - 2 + 1);
});

test('the list for the marks on the pages is up to date; if not: npm run claims', () => {
  const listed = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as object;
  expect(listed).toEqual(readSections(ROOT));
});
