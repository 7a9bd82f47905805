import {
  modeOf,
  preferenceOf,
  ROOT_ATTRIBUTE,
  STORAGE_KEY,
  THEME_COLORS,
} from './preference';
import type { ColorMode } from './preference';
import type { ColorPreference } from '../model/options';

export interface ColorState {
  preference: ColorPreference;
  mode: ColorMode;
}

export interface ColorStore {
  get(): ColorState;
  set(preference: ColorPreference): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What the browser keeps by a key; `hooks/kept`. */
export interface Kept {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** Keeps the root element's colour true to the reader's choice, the system and other tabs. */
export function createColorStore(siteDefault: ColorPreference, kept: Kept): ColorStore {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let preference = preferenceOf(kept.read(STORAGE_KEY), siteDefault);
  let state: ColorState = { preference, mode: modeOf(preference, system.matches) };

  const update = () => {
    state = { preference, mode: modeOf(preference, system.matches) };
    document.documentElement.setAttribute(ROOT_ATTRIBUTE, state.mode);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', THEME_COLORS[state.mode]);
    listeners.forEach((listener) => listener());
  };
  system.addEventListener('change', update);
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== STORAGE_KEY) return;
    preference = preferenceOf(kept.read(STORAGE_KEY), siteDefault);
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
