/** What this browser keeps by a key; storage that is switched off throws on every touch. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
