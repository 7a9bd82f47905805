import type { ColorPreference } from '../model/options';

/** What the page shows. */
export type ColorMode = 'light' | 'dark';

/** dumi's own names, so that sites and demos that know them go on working. */
export const STORAGE_KEY = 'dumi:prefers-color';
export const ROOT_ATTRIBUTE = 'data-prefers-color';

export const PREFERENCES: readonly ColorPreference[] = ['light', 'dark', 'auto'];

/** A stored value as a preference: none is the site's default, an unknown one is light. */
export function preferenceOf(
  stored: string | null,
  siteDefault: ColorPreference,
): ColorPreference {
  if (stored === null) return siteDefault;
  return PREFERENCES.find((preference) => preference === stored) ?? 'light';
}

/** The mode to show, `auto` following the system. */
export function modeOf(preference: ColorPreference, systemIsDark: boolean): ColorMode {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/** The preference that a press on the switch leads to. */
export function nextPreference(preference: ColorPreference): ColorPreference {
  const next = (PREFERENCES.indexOf(preference) + 1) % PREFERENCES.length;
  return PREFERENCES[next] ?? 'light';
}

/** Colour of the browser's own frame round the page. */
export const THEME_COLORS: Record<ColorMode, string> = {
  light: '#ffffff',
  dark: '#12151b',
};
