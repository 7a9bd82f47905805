/** Set on what React has taken over: the root element, and each part that becomes live by itself. */
export const LIVE = 'data-live';
/** Event on the document when something has become live; its detail is the element. */
export const LIVE_EVENT = 'ledger:live';
/** Set on the root of each demo, with its name. */
export const DEMO_ROOT = 'data-demo-root';
/** Set on the root of another part that becomes live by itself. */
export const PART_ROOT = 'data-part-root';

/**
 * Set on such a part, and sent to it as an event, when something in it was pressed before it was
 * live.
 */
export const PRESSED = 'data-pressed';

/** Says that React answers within an element from now on. */
export function markLive(element: Element): void {
  element.setAttribute(LIVE, '');
  document.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail: element }));
}
