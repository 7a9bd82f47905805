/** Used during pre-rendering, when there are no elements. */
class NoResizeObserver implements ResizeObserver {
  disconnect(): void {}
  observe(): void {}
  unobserve(): void {}
}

/**
 * Replaces `resize-observer-polyfill` with the native class that every supported browser
 * has. The polyfill is 2.5 kB of script that none of them runs.
 */
export default globalThis.ResizeObserver ?? NoResizeObserver;
