/** Stands in where there are no elements, while pages are rendered at build. */
class NoResizeObserver implements ResizeObserver {
  disconnect(): void {}
  observe(): void {}
  unobserve(): void {}
}

/**
 * What `resize-observer-polyfill` gives in every browser that the site is built for: their own.
 * The polyfill itself is 2.5 kB of script that none of them runs.
 */
export default globalThis.ResizeObserver ?? NoResizeObserver;
