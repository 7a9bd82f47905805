import { execFileSync } from 'node:child_process';
import { childSeconds } from '../../../../scripts/bench/run-build.mjs';

test.each([
  ['0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n', 65.75],
  ['0m0.000000s 0m0.010000s\n0m0.250000s 0m0.500000s\n', 0.75],
])('the CPU time of the children is read from %j', (text, seconds) => {
  expect(childSeconds(text)).toBe(seconds);
});

test('what the shell of this machine prints can be read', () => {
  const text = execFileSync('sh', ['-c', 'times'], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  expect(childSeconds(text)).toBeGreaterThanOrEqual(0);
});

test('anything else is a fault', () => {
  expect(() => childSeconds('real 1s')).toThrow(/real 1s/);
});
