/** The color mode that is shown. */
export type ColorMode = 'light' | 'dark';

/** dumi's own names, so that sites and demos that rely on them keep working. */
export const STORAGE_KEY = 'dumi:prefers-color';
export const ROOT_ATTRIBUTE = 'data-prefers-color';
/** The preference on the root element, by which CSS chooses the icon of the switch. */
export const PREFERENCE_ATTRIBUTE = 'data-color';

export const PREFERENCES = ['light', 'dark', 'auto'] as const;

/** The reader's color preference; `auto` follows the system. */
export type ColorPreference = (typeof PREFERENCES)[number];

/** The mode to show. `auto` follows the system. */
export function modeOf(preference: ColorPreference, systemIsDark: boolean): ColorMode {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/** The preference after the next press of the switch. */
export function nextPreference(preference: ColorPreference): ColorPreference {
  const next = (PREFERENCES.indexOf(preference) + 1) % PREFERENCES.length;
  return PREFERENCES[next] ?? 'light';
}

/** Color of the browser's own frame around the page. */
export const THEME_COLORS: Record<ColorMode, string> = {
  light: '#ffffff',
  dark: '#12151b',
};
