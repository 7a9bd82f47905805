/** Distances in pixels, to the link and to the edges of the window. */
const GAP = 6;
const MARGIN = 8;

/**
 * Places a fixed box below a link, or above it if there is no room, and always inside the
 * window.
 * @param box with its final size
 */
export function placeBeside(box: HTMLElement, link: Element): void {
  const at = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (wanted: number, most: number) =>
    Math.max(MARGIN, Math.min(wanted, most - MARGIN));
  const start = getComputedStyle(box).direction === 'rtl' ? at.right - width : at.left;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const isRoomBelow = below + height <= clientHeight - MARGIN;
  box.style.left = `${within(start, clientWidth - width)}px`;
  box.style.top = `${within(isRoomBelow || above < MARGIN ? below : above, clientHeight - height)}px`;
}
