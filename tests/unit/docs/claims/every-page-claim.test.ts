import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ELSEWHERE,
  FILE,
  NOT_RUN,
  readClaims,
  readSections,
  readTests,
  UNMARKED,
} from '../../../../scripts/read-claims.mjs';
import { ROOT } from '../../support/root';

const claims = [...readClaims(ROOT).values()].flat();
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

test('no test names a pitfall that is not there', () => {
  const named = [tests.keys(), Object.keys(NOT_RUN), Object.keys(UNMARKED)].flatMap(
    (names) => [...names],
  );
  expect(named.filter((claim) => !claims.includes(claim))).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('%s is run elsewhere', (_, [file = '', title]) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test('the list for the marks on the pages is up to date; if not: npm run claims', () => {
  const listed = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as object;
  expect(listed).toEqual(readSections(ROOT));
});
