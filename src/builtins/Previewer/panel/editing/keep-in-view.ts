/**
 * Scrolls the page as little as needed to show an editor: below the result if that is above it and
 * stays at the top of the window, else below the header.
 * @param box the editor with what belongs to it
 * @param result what it shows; null if there is none
 */
export function keepInView(box: HTMLElement, result: HTMLElement | null): void {
  const { left, right } = box.getBoundingClientRect();
  const shown = result?.getBoundingClientRect();
  const isAbove = shown !== undefined && shown.left < right && shown.right > left;
  // The header is in the page's own scroll padding.
  box.style.scrollMarginTop = isAbove ? `${shown.height}px` : '';
  box.scrollIntoView({ block: 'nearest' });
}
