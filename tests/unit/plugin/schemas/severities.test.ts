import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { divide, kindOf, severities } from '../../../../src/plugin/schemas/severities';
import { ROOT } from '../../support/root';

const PLUGIN = join(ROOT, 'src/plugin');

const problem = (code: string) => ({
  code,
  file: 'docs/a.md',
  line: 1,
  message: 'is wrong.',
  hint: 'Mend it.',
});

/** The codes that the source gives to problems. */
function codesInSource(): string[] {
  const text = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(PLUGIN, name), 'utf8'))
    .join('\n');
  const written = text.matchAll(
    /\b(?:code: |CODE = |const code = |fault\(\s*)'([a-z-]+)'/g,
  );
  return [...new Set([...written].map(([, code = '']) => code))];
}

test('every problem of the source has a severity', () => {
  const codes = codesInSource();
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !severities.has(code))).toEqual([]);
});

test('a strict site stops at everything but timers', () => {
  const all = [...severities.keys()].map(problem);
  const { stops, warnings } = divide(all, true);
  expect(warnings).toEqual([problem('prerender-timer')]);
  expect(stops).toHaveLength(all.length - 1);
});

test.each([
  ['dead-link', 'warn'],
  ['prerender-render', 'warn'],
  ['front-matter', 'warn'],
  ['missing-demo', 'stop'],
  ['two-pages', 'warn'],
  ['outside', 'stop'],
  ['parity', 'strict'],
])('without `strict`, %s: %s', (code, severity) => {
  const { stops, warnings } = divide([problem(code)], false);
  expect(stops).toHaveLength(severity === 'stop' ? 1 : 0);
  expect(warnings).toHaveLength(severity === 'warn' ? 1 : 0);
});

test('a kind has a name for one and one for several', () => {
  expect(kindOf('dead-link', 1)).toBe('dead link');
  expect(kindOf('dead-link', 2)).toBe('dead links');
});
