import type { Page } from 'playwright-core';

/** A stop of the Tab key: what has the focus, by its name, and what is wrong with it. */
export interface Stop {
  name: string;
  faults: string[];
}

declare global {
  interface Window {
    /** The stop before this one. */
    lastStop?: Element;
  }
}

/**
 * Runs in the page: reads what has the focus. Null where nothing has, since the keyboard has left
 * the page.
 */
function readStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const faults: string[] = [];
  const look = (one: HTMLElement) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
      getComputedStyle(one);
    const outline =
      outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, borderColor].join('|');
  };
  // Its own look or that of the box that stands for it.
  const shown = [element, element.parentElement].filter(
    (one): one is HTMLElement => one !== null,
  );
  const focused = shown.map(look);
  const { scrollX, scrollY } = window;
  const rect = element.getBoundingClientRect();
  // What the header stays above; a dialog and the skip link stand above the header.
  const header = document.querySelector('.ledger-header');
  const isAbove = element.closest('header, dialog[open], .ledger-skip') !== null;
  const roof = isAbove ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  if (element.tabIndex > 0) faults.push('has a tabindex of its own');
  if (rect.width === 0 || rect.height === 0) faults.push('has no size');
  if (rect.right <= 0 || rect.left >= innerWidth) faults.push('is beside the window');
  if (rect.bottom <= roof || rect.top >= innerHeight) {
    faults.push(`is out of view: ${rect.top} to ${rect.bottom}`);
  } else if (rect.top < roof - 1 && rect.height < innerHeight - roof) {
    faults.push(`is in part below the header: ${rect.top}`);
  }
  // Nothing lies over all of it. A part of it may: a column that stays, a card.
  const spots = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [rect.left + rect.width * x, rect.top + rect.height * y]),
  );
  const isSeen = spots.some(([x = 0, y = 0]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  if (!isSeen) faults.push('lies below something else');
  const last = window.lastStop;
  const order =
    last?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
  if (last?.isConnected && !(order & Node.DOCUMENT_POSITION_FOLLOWING)) {
    faults.push('comes before the stop before it');
  }
  window.lastStop = element;
  const name = [
    element.localName,
    element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40),
  ].join(' ');
  // Last, since it takes the focus away for a moment.
  element.blur();
  if (shown.every((one, at) => look(one) === focused[at]))
    faults.push('does not show its focus');
  element.focus({ preventScroll: true });
  window.scrollTo(scrollX, scrollY);
  return { name, faults };
}

/**
 * Presses Tab from where the focus is to the end of the page.
 * @param limit more stops than the page can have, so that a trap ends
 */
export async function tabThrough(page: Page, limit = 800): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(
    `The keyboard does not leave the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}
