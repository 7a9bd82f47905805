/**
 * The element that a hash names; a broken escape names nothing. What follows `~` is for the element
 * itself: `#simple~edit=…` brings an edited demo.
 */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1
      ? document.getElementById(decodeURIComponent(hash.slice(1).replace(/~.*/, '')))
      : null;
  } catch {
    return null;
  }
}
