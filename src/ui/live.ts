/**
 * Set on elements that React has hydrated: the root element and each part that hydrates
 * separately.
 */
export const LIVE = 'data-live';
/** Event on the document when an element has become live. Its detail is the element. */
export const LIVE_EVENT = 'ledger:live';
/** Set on the root of each demo, with the demo's name. */
export const DEMO_ROOT = 'data-demo-root';
/** Set on the root of another part that hydrates separately. */
export const PART_ROOT = 'data-part-root';

/**
 * Set on such a part, and dispatched to it as an event, if something in it was pressed
 * before it was live.
 */
export const PRESSED = 'data-pressed';

/** Marks an element as live: React now handles its events. */
export function markLive(element: Element): void {
  element.setAttribute(LIVE, '');
  document.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail: element }));
}
