/**
 * The element that a hash names, or null if the hash has a broken escape. Text after `~`
 * is for the element itself: `#simple~edit=…` opens an edited demo.
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1
      ? document.getElementById(decodeURIComponent(hash.slice(1).replace(/~.*/, '')))
      : null;
  } catch {
    return null;
  }
}
