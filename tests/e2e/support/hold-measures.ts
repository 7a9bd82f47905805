declare global {
  interface Window {
    /** True: scripts no longer hear of new sizes. */
    measuresHeld?: boolean;
  }
}

/**
 * Runs in the page before any of its scripts, so that it can be made as blind as it is when it is
 * printed: the browser lays a page out for paper without telling its scripts.
 */
export function holdMeasures(): void {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((...sizes) => {
        if (!window.measuresHeld) callback(...sizes);
      });
    }
  };
  window.addEventListener(
    'resize',
    (event) => {
      if (window.measuresHeld) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
