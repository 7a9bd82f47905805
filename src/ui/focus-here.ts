/** Moves the focus to the place where reading continues, without scrolling. */
export function focusHere(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
