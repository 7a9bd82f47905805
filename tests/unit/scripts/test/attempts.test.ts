import { attemptsIn } from '../../../../scripts/test/attempts.mjs';

test('the end sums up what was tried, by kind', () => {
  const lines =
    '54 addresses tried\n1 inputs fuzzed\n7 addresses tried\n1 inputs fuzzed\n';
  expect(attemptsIn(lines)).toBe(
    'Attempts to break it: 61 addresses tried, 2 inputs fuzzed.',
  );
});

test('nothing is said where nothing was counted', () => {
  expect(attemptsIn('')).toBe('');
});
