/** What a reader does to scroll by hand. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to an element now, and again while parts of the page arrive and move it, until the
 * reader takes over or the page changes.
 * @returns how to stop
 */
export function keepInView(element: Element): () => void {
  let height = -1;
  const scroll = () => {
    const now = document.documentElement.scrollHeight;
    if (now !== height) element.scrollIntoView();
    height = now;
  };
  const resized = new ResizeObserver(scroll);
  const began = performance.now();
  const stop = (event?: Event) => {
    // The very press that led here is still on its way to the window.
    if (event && event.timeStamp <= began) return;
    resized.disconnect();
    BY_HAND.forEach((event) => window.removeEventListener(event, stop));
  };
  BY_HAND.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  resized.observe(document.body);
  scroll();
  return () => stop();
}
