/** The element that a hash names; a broken escape names nothing. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : null;
  } catch {
    return null;
  }
}
