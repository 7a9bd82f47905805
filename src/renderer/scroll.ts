import type { Location, Update } from 'history';
import { focusHere } from '../ui/focus-here';
import { targetOf } from '../ui/hash-target';
import { keepInView } from './keep-in-view';

const STORE = 'ledger:scroll';

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // The page then begins at its top.
  }
}

/**
 * Key of the entry of the reader's history that is shown. The browser makes entries by itself, for
 * a new document or a place on the page; they have no key yet.
 */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Says the title of a new page to those who do not see it change. */
function announce(): void {
  const region = document.getElementById('ledger-announcer');
  if (region) region.textContent = document.title;
}

/**
 * Keeps the place of each page in the reader's history: going back leads to where they were,
 * a link to the top or to what its hash names. The browser cannot, since the page changes later
 * than the address.
 * @param isRendered true where the document came with its page
 */
export function createScroll(first: Location, isRendered: boolean) {
  let shown = first;
  let key = entryKey();
  let y = window.scrollY;
  if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
  const remember = () => write({ ...read(), [key]: y });
  window.addEventListener('pagehide', remember);
  // The browser tells of a place on the page when it has gone there already.
  window.addEventListener('scroll', () => (y = window.scrollY), { passive: true });
  const scrollTo = (top: number) => {
    window.scrollTo(0, top);
    y = top;
  };
  let letGo = () => {};
  const show = (target: Element) => {
    letGo = keepInView(target);
  };
  const before = read()[key];
  const named = targetOf(first.hash);
  // A reload: the browser would have put the page back by itself.
  if (before !== undefined) scrollTo(before);
  // A page that was not there when the browser looked for the place.
  else if (named && !isRendered) show(named);

  return {
    leave({ location }: Update): void {
      // Events come with the next frame only. On the same page the browser is ahead of us.
      if (location.pathname !== shown.pathname) y = window.scrollY;
      remember();
      letGo();
    },
    arrive({ action, location }: Update): void {
      const samePage = location.pathname === shown.pathname;
      // The place stays what it was, and the reader may have read on long since.
      const stays = samePage && action === 'REPLACE' && location.search !== shown.search;
      key = entryKey();
      const stored = action === 'POP' ? read()[key] : undefined;
      shown = location;
      const target = stays ? null : targetOf(location.hash);
      if (stored !== undefined) scrollTo(stored);
      else if (target) show(target);
      else if (!samePage) scrollTo(0);
      if (samePage) return;
      focusHere(target ?? document.querySelector<HTMLElement>('main h1'));
      announce();
    },
  };
}
