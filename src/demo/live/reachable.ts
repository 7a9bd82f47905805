import { DEMO_ROOT } from '../../ui/live';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Makes scrolling boxes of a demo focusable if they contain nothing focusable, such as
 * those of a wide table. Safari would skip them (axe: scrollable-region-focusable).
 */
export function makeFocusable(demo: Element): void {
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

// A demo's content changes, so it is checked again when Tab is pressed.
globalThis.document?.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Tab') {
      document.querySelectorAll(`[${DEMO_ROOT}]`).forEach(makeFocusable);
    }
  },
  true,
);
