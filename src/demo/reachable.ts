import { DEMO_ROOT } from '../ui/live';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Lets the Tab key reach the boxes of a demo that scroll and hold nothing that it could reach, such
 * as those of a wide table: Safari passes them by (axe: scrollable-region-focusable).
 */
export function makeReachable(demo: Element): void {
  demo.querySelectorAll('div').forEach((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls =
      (overflowX !== 'hidden' && box.scrollWidth > box.clientWidth) ||
      (overflowY !== 'hidden' && box.scrollHeight > box.clientHeight);
    if (scrolls && overflowX !== 'visible' && !box.querySelector(FOCUSABLE)) {
      box.tabIndex = 0;
    }
  });
}

// What a demo shows changes: it is looked at again when the key is pressed.
globalThis.document?.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Tab') {
      document.querySelectorAll(`[${DEMO_ROOT}]`).forEach(makeReachable);
    }
  },
  true,
);
