import { JSDOM } from 'jsdom';
import { installBrowser } from './browser';

/** What code in a browser names without `window`. */
const NAMES = [
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'Event',
  'CustomEvent',
  'HTMLElement',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'matchMedia',
  'scrollTo',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
] as const;

/**
 * Puts a window with a page into the place of none.
 * @param html document, or what stands in the root element of one
 * @returns how to take it out again
 */
export function openWindow(html: string, at: string): () => void {
  const page = html.includes('<html') ? html : `<div id="root">${html}</div>`;
  const { window } = new JSDOM(page, {
    url: `https://example.com${at}`,
    pretendToBeVisual: true,
  });
  const browser = window as unknown as Window & typeof globalThis;
  installBrowser(browser);
  const globals = {
    window: browser,
    ...Object.fromEntries(NAMES.map((name) => [name, browser[name]])),
    // React would use node's, which never lets the process end.
    MessageChannel: undefined,
  };
  const before = new Map(
    Object.keys(globals).map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    });
  }
  return () => {
    window.close();
    before.forEach((descriptor, name) => {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  };
}
