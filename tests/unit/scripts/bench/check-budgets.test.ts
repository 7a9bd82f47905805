import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from '../../../../scripts/bench/check-budgets.mjs';
import { ROOT } from '../../support/root';

const found = { '/': { html: 5, css: 6, js: 8, all: 46 } };

test('a size up to its limit is allowed', () => {
  expect(checkBudgets({ '/': { js: 8 } }, found)).toEqual([
    { page: '/', what: 'js', allowed: 8, found: 8, ok: true },
  ]);
});

test('a size over its limit is told with page, kind, limit and size', () => {
  expect(checkBudgets({ '/': { js: 9, all: 45 } }, found)).toEqual([
    { page: '/', what: 'js', allowed: 9, found: 8, ok: true },
    { page: '/', what: 'all', allowed: 45, found: 46, ok: false },
  ]);
});

test.each([
  ['a kind of size that there is not', { '/': { script: 8 } }],
  ['a page that was not loaded', { '/demo': { js: 8 } }],
])('%s is a fault, because its limit would never be reached', (_, budgets) => {
  expect(() => checkBudgets(budgets, found)).toThrow(/is not measured/);
});

test('the budgets of this site are positive limits of known kinds', () => {
  const file = join(ROOT, 'scripts/bench/budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, number>
  >;
  expect(Object.keys(budgets)).not.toHaveLength(0);
  // Throws where a kind is not measured.
  const checks = checkBudgets(budgets, budgets);
  expect(checks.map(({ page }) => page).join('\n')).toMatch(/^((\/.*|search)\n?)+$/);
  // Of what nobody has asked for yet, nothing is allowed.
  const isLimit = ({ what, allowed }: (typeof checks)[number]) =>
    what === 'tools' ? allowed === 0 : allowed > 0;
  expect(checks.filter((check) => !isLimit(check))).toEqual([]);
});
