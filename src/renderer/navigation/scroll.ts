import type { Location, Update } from 'history';
import { focusHere } from '../../ui/focus-here';
import { hashTarget, openFolds } from '../../ui/hash-target';
import { entryKey } from './entry-position';
import { isInPlace, keepInView } from './keep-in-view';
import { storedPosition, storePosition } from './scroll-positions';

/** Announces the title of a new page to screen readers. */
function announce(): void {
  const region = document.getElementById('ledger-announcer');
  if (region) region.textContent = document.title;
}

/**
 * Leaves scrolling to the browser while the document is not shown, so that it restores the
 * position itself on a reload and on return. While the document is shown, Back changes the page
 * after the address, and the browser would scroll the page that is left.
 * @param leave called when the document is left
 */
function holdScrolling(leave: () => void): void {
  const hold = () => {
    history.scrollRestoration = 'manual';
  };
  hold();
  window.addEventListener('pageshow', hold);
  window.addEventListener('pagehide', () => {
    leave();
    history.scrollRestoration = 'auto';
  });
}

/**
 * Restores scroll positions: Back returns to the reader's position, and a link scrolls to
 * the top or to the target of its hash. The browser cannot do this, because the page
 * changes after the address.
 * @param isRendered true if the document was pre-rendered with this page
 */
export function createScroll(first: Location, isRendered: boolean) {
  let shown = first;
  let key = entryKey();
  let y = window.scrollY;
  /** The browser restores a position only where the document before has let it. */
  const isRestored = history.scrollRestoration === 'auto' && isRendered;
  holdScrolling(() => storePosition(key, window.scrollY));
  // For an anchor, the browser fires the event after it has scrolled.
  window.addEventListener('scroll', () => (y = window.scrollY), { passive: true });
  const scrollTo = (top: number) => {
    window.scrollTo(0, top);
    y = top;
  };
  let stopKeepingInView = () => {};
  const show = (target: Element) => {
    stopKeepingInView = keepInView(target);
  };
  const start = () => {
    const target = hashTarget(first.hash);
    const wasFolded = openFolds(target);
    // The page below the target may still grow.
    if (target && isInPlace(target)) stopKeepingInView = keepInView(target, false);
    // The reader has scrolled, or the browser has.
    else if (y > 0) return;
    else if (!isRestored && storedPosition(key) !== undefined) {
      scrollTo(storedPosition(key) ?? 0);
    }
    // It was not shown when the browser looked for it: in another tab, or on another page.
    else if (
      target &&
      (wasFolded || !(isRendered && target.getClientRects().length > 0))
    ) {
      show(target);
    }
  };
  start();

  return {
    leave({ location }: Update): void {
      // Scroll events arrive with the next frame. On the same page the browser has
      // already scrolled.
      if (location.pathname !== shown.pathname) y = window.scrollY;
      storePosition(key, y);
      stopKeepingInView();
    },
    arrive({ action, location }: Update): void {
      const samePage = location.pathname === shown.pathname;
      // The position stays, because the reader may have scrolled on in the meantime.
      const stays = samePage && action === 'REPLACE' && location.search !== shown.search;
      key = entryKey();
      const stored = action === 'POP' ? storedPosition(key) : undefined;
      shown = location;
      const target = stays ? null : hashTarget(location.hash);
      openFolds(target);
      if (stored !== undefined) scrollTo(stored);
      else if (target) show(target);
      else if (!samePage) scrollTo(0);
      if (samePage) return;
      focusHere(target ?? document.querySelector<HTMLElement>('main h1'));
      announce();
    },
  };
}
