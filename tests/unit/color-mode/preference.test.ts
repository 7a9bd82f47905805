import { modeOf, nextPreference, PREFERENCES } from '../../../src/color-mode/preference';

test.each([
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['auto', false, 'light'],
  ['auto', true, 'dark'],
] as const)('%s with a dark system %s shows %s', (preference, systemIsDark, expected) => {
  expect(modeOf(preference, systemIsDark)).toBe(expected);
});

test('the switch goes from light to dark to the system and round again', () => {
  expect(nextPreference('light')).toBe('dark');
  expect(nextPreference('dark')).toBe('auto');
  expect(nextPreference('auto')).toBe('light');
});

test('the switch leads through every preference', () => {
  const seen = PREFERENCES.map(nextPreference);
  expect([...seen].sort()).toEqual([...PREFERENCES].sort());
});
