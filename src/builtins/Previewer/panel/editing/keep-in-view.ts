/**
 * Scrolls the page as little as needed to show an editor: below the result if that is above it and
 * stays at the top of the window, else below the header. Where the page has to scroll, nothing of it
 * is left above the demo.
 * @param box the editor with what belongs to it
 * @param result what it shows; null if there is none
 */
export function keepInView(box: HTMLElement, result: HTMLElement | null): void {
  const { left, right } = box.getBoundingClientRect();
  const shown = result?.getBoundingClientRect();
  const isAbove = shown !== undefined && shown.left < right && shown.right > left;
  // The header is in the page's own scroll padding.
  box.style.scrollMarginTop = isAbove ? `${shown.height}px` : '';
  const from = window.scrollY;
  box.scrollIntoView({ block: 'nearest' });
  const demo = box.closest('.ledger-demo');
  if (!demo || window.scrollY === from) return;
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (demo.getBoundingClientRect().top > header) demo.scrollIntoView();
}
