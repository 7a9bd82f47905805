import {
  modeOf,
  nextPreference,
  preferenceOf,
  PREFERENCES,
} from '../../../src/color-mode/preference';

test.each([
  ['nothing stored is the default of the site', null, 'dark', 'dark'],
  ['nothing stored is the default of the site', null, 'auto', 'auto'],
  ['a stored preference goes over the default', 'dark', 'light', 'dark'],
  ['a stored preference goes over the default', 'light', 'auto', 'light'],
  ['a stored `auto` is kept as such', 'auto', 'dark', 'auto'],
  ['an unknown value is light', 'nonsense', 'dark', 'light'],
  ['an empty value is light', '', 'dark', 'light'],
  ['capitals are another value', 'Dark', 'dark', 'light'],
] as const)('%s: %s over %s is %s', (_, stored, siteDefault, expected) => {
  expect(preferenceOf(stored, siteDefault)).toBe(expected);
});

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
