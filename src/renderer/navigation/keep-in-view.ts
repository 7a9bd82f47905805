/** Events by which a reader takes over scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** In pixels; browsers round positions. */
const TOLERANCE = 2;

/** The position from the top at which the browser puts the target of a hash. */
function placeOf(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  return (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollMarginTop) || 0);
}

/** True if an element is where the browser puts the target of a hash. */
export function isInPlace(element: Element): boolean {
  const box = element.getClientRects()[0];
  return !!box && Math.abs(box.top - placeOf(element)) <= TOLERANCE;
}

/**
 * Scrolls to an element now, and again whenever loading parts of the page move it, until
 * the reader scrolls or the page changes.
 * @param now false if it is in view already
 * @returns a function that stops it
 */
export function keepInView(element: Element, now = true): () => void {
  const { documentElement: root } = document;
  let height = now ? -1 : root.scrollHeight;
  const scroll = () => {
    const { scrollHeight } = root;
    if (scrollHeight !== height) element.scrollIntoView();
    height = scrollHeight;
  };
  const resized = new ResizeObserver(scroll);
  const began = performance.now();
  const stop = (event?: Event) => {
    // The press that led here has not reached the window yet.
    if (event && event.timeStamp <= began) return;
    resized.disconnect();
    USER_SCROLL_EVENTS.forEach((event) => window.removeEventListener(event, stop));
  };
  USER_SCROLL_EVENTS.forEach((event) =>
    window.addEventListener(event, stop, { passive: true }),
  );
  resized.observe(document.body);
  scroll();
  return () => stop();
}
