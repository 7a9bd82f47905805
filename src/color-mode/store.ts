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

/** Storage that is switched off throws on every touch; the choice then lasts for the page. */
function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStored(preference: ColorPreference): void {
  try {
    localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

/** Keeps the root element's colour true to the reader's choice, the system and other tabs. */
export function createColorStore(siteDefault: ColorPreference): ColorStore {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let preference = preferenceOf(readStored(), siteDefault);
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
    preference = preferenceOf(readStored(), siteDefault);
    update();
  });

  return {
    get: () => state,
    set(chosen) {
      preference = chosen;
      writeStored(chosen);
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
