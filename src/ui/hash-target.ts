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

/**
 * Opens the folds that hide an element. Not all browsers do it for an address.
 * @returns whether one was closed
 */
export function openFolds(target: Element | null): boolean {
  let isOpened = false;
  for (let at = target?.parentElement; at; at = at.parentElement) {
    if (at.tagName !== 'DETAILS' || at.hasAttribute('open')) continue;
    at.setAttribute('open', '');
    isOpened = true;
  }
  return isOpened;
}
