import { choiceOf } from '../model/stored/choice';

/** Reads a stored value. Storage that is switched off throws on every access. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored choice. An unknown value is the fallback. */
export function readChoice<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
): T {
  return choiceOf(readStored(key), values, fallback);
}

/**
 * Stores a value, or removes it. Without storage, the value is merely not remembered.
 * @returns false if that failed
 */
export function writeStored(key: string, value: string | false): boolean {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
