/**
 * Set on elements that React has hydrated: the root element and each part that hydrates
 * separately. An event of this name is dispatched to the document when an element has become
 * live; its detail is the element.
 */
export const LIVE = 'data-live';
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
  document.dispatchEvent(new CustomEvent(LIVE, { detail: element }));
}
