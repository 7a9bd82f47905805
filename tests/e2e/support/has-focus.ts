import type { Locator } from 'playwright-core';

/** True for the element that has the focus. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
