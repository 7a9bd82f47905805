import {
  modeOf,
  PREFERENCE_ATTRIBUTE,
  PREFERENCES,
  ROOT_ATTRIBUTE,
  STORAGE_KEY,
  THEME_COLORS,
} from './preference';
import type { ColorMode, ColorPreference } from './preference';
import { choiceOf } from '../model/stored/choice';

export interface ColorState {
  preference: ColorPreference;
  mode: ColorMode;
}

export interface ColorStore {
  get(): ColorState;
  set(preference: ColorPreference): void;
  /** Calls back after each change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Access to the browser's storage; see `data/storage`. */
export interface ColorStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/**
 * Keeps the root element's color mode in sync with the reader's choice, the system, and
 * other tabs.
 */
export function createColorStore(
  siteDefault: ColorPreference,
  kept: ColorStorage,
): ColorStore {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  const read = () => choiceOf(kept.read(STORAGE_KEY), PREFERENCES, siteDefault);
  let preference = read();
  let state: ColorState = { preference, mode: modeOf(preference, system.matches) };

  const update = () => {
    state = { preference, mode: modeOf(preference, system.matches) };
    document.documentElement.setAttribute(ROOT_ATTRIBUTE, state.mode);
    document.documentElement.setAttribute(PREFERENCE_ATTRIBUTE, preference);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', THEME_COLORS[state.mode]);
    listeners.forEach((listener) => listener());
  };
  system.addEventListener('change', update);
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== STORAGE_KEY) return;
    preference = read();
    update();
  });
  // Another page may have changed the preference while this one was in the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    preference = read();
    update();
  });

  return {
    get: () => state,
    set(chosen) {
      preference = chosen;
      kept.write(STORAGE_KEY, chosen);
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
