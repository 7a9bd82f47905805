/** What this browser keeps by a key; storage that is switched off throws on every touch. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value by a key, or none; without storage nothing is lost but the memory of it. */
export function writeKept(key: string, value: string | false): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The choice then lasts for the page.
  }
}
