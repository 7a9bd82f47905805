import { createBrowserHistory } from 'history';
import type { BrowserHistory } from 'history';
import { createScroll } from '../../../../src/renderer/navigation/scroll';
import { hashTarget } from '../../../../src/ui/hash-target';
import { setPageHeight } from '../../support/browser';
import { withListeners } from '../../support/listeners';

let y: number;
let history: BrowserHistory;
let shownTo: string[];
let close: () => void = () => undefined;

/** The page at an address: its heading, two places, and the line that speaks. */
function showPage(pathname: string): void {
  document.title = `Page ${pathname}`;
  document.body.innerHTML = `<main><h1>${pathname}</h1><h2 id="one">One</h2><h2 id="two" tabindex="0">Two</h2>
    <details><summary>Folds</summary><details><p id="folded">Folded</p></details></details></main>
    <button>Outside</button><p id="ledger-announcer" role="status"></p>`;
}

/** A document that is loaded: at first, again, or after another one. */
function load(isRendered = true, from = 0): void {
  close();
  y = from;
  close = withListeners(() => {
    history = createBrowserHistory();
    showPage(history.location.pathname);
    const scroll = createScroll(history.location, isRendered);
    history.listen((update) => {
      scroll.leave(update);
      showPage(update.location.pathname);
      scroll.arrive(update);
    });
  });
}

function readerScrolls(to: number): void {
  y = to;
  window.dispatchEvent(new Event('scroll'));
}

/** Lets the browser change the address by itself. */
function turn(change: () => void): Promise<void> {
  return new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true });
    change();
  });
}
const back = () => turn(() => window.history.back());
const forward = () => turn(() => window.history.forward());
/** A press on a link to a place on the page, which the browser follows and tells of later. */
async function press(hash: string, to: number): Promise<void> {
  await turn(() => (window.location.hash = hash));
  readerScrolls(to);
}

beforeEach(() => {
  shownTo = [];
  setPageHeight(5000);
  sessionStorage.clear();
  window.history.pushState(null, '', '/a');
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    y = top;
  }) as typeof window.scrollTo);
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shownTo.push(this.id);
  });
  load();
});
afterEach(() => {
  // Whatever is still kept in view.
  window.dispatchEvent(new Event('wheel'));
  close();
});

test('a new page begins at its top, and going back leads to where the reader was', async () => {
  readerScrolls(700);
  history.push('/b');
  expect(y).toBe(0);
  readerScrolls(300);
  await back();
  expect(y).toBe(700);
  await forward();
  expect(y).toBe(300);
});

test('a page that is left before its last scroll was drawn is found where it was', async () => {
  // No event has come yet.
  y = 700;
  history.push('/b');
  await back();
  expect(y).toBe(700);
});

test('a page that is opened again by a link begins at its top', () => {
  readerScrolls(700);
  history.push('/b');
  history.push('/a');
  expect(y).toBe(0);
});

test('going back among places of one page leads to each of them', async () => {
  readerScrolls(100);
  await press('#one', 500);
  await press('#two', 900);
  await back();
  expect(y).toBe(500);
  await back();
  expect(y).toBe(100);
});

test('a link to a place on another page leads there, not to the top', () => {
  readerScrolls(700);
  history.push('/b#two');
  expect(shownTo).toEqual(['two']);
  setPageHeight(6000);
  expect(shownTo).toEqual(['two', 'two']);
});

test('a place in folds is opened, after a load and after a link', async () => {
  const folds = () => document.querySelectorAll('details[open]').length;
  history.push('/b#folded');
  expect(folds()).toBe(2);
  expect(shownTo).toEqual(['folded']);
  load();
  expect(folds()).toBe(2);
});

test('a place is let go of when the reader leaves', () => {
  history.push('/b#two');
  history.push('/c');
  setPageHeight(6000);
  expect(shownTo).toEqual(['two']);
  expect(y).toBe(0);
});

test('a hash that names nothing on the page leads to the top', () => {
  readerScrolls(700);
  history.push('/b#three');
  expect(shownTo).toEqual([]);
  expect(y).toBe(0);
});

test('a change of the query leaves the page where it is', () => {
  readerScrolls(700);
  history.push('/a?tab=api');
  expect(y).toBe(700);
});

test('another query in the place of one leaves the page where it is, hash or not', async () => {
  await press('#one', 500);
  readerScrolls(900);
  shownTo = [];
  history.replace('/a?dir=rtl#one');
  expect(shownTo).toEqual([]);
  expect(y).toBe(900);
});

test.each([
  ['a link to the place where the reader came by', () => history.push('/a#one')],
  ['a link to the address that is shown', () => history.replace('/a#one')],
  ['another place', () => history.replace('/a#two')],
])('%s leads there', async (_, go) => {
  await press('#one', 500);
  readerScrolls(900);
  shownTo = [];
  go();
  expect(shownTo).toEqual([history.location.hash.slice(1)]);
});

test.each([
  ['the heading of a new page', '/b', 'H1', '-1'],
  ['the place that the link names', '/b#one', 'H2', '-1'],
  ['a place that takes the focus by itself', '/b#two', 'H2', '0'],
])('the keyboard goes on at %s', (_, to, tag, tabIndex) => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  history.push(to);
  expect(document.activeElement?.tagName).toBe(tag);
  expect(document.activeElement?.getAttribute('tabindex')).toBe(tabIndex);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('the title of a new page is said to those who do not see it change', () => {
  history.push('/b');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Page /b');
});

test('a change on the same page takes no focus and says nothing', () => {
  showPage('/a');
  const button = document.querySelector('button') as HTMLElement;
  const focused: boolean[] = [];
  history.listen(() => focused.push(document.activeElement?.tagName === 'BODY'));
  button.focus();
  history.push('/a?tab=api');
  expect(focused).toEqual([true]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
});

test('the browser restores the position of a document that is loaded again, not the page', () => {
  readerScrolls(700);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  load();
  expect(y).toBe(0);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a document that the browser shows again keeps it from scrolling again', () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test.each([
  ['a page that is not in the document', () => load(false)],
  [
    'an entry that an earlier document kept the browser from restoring',
    () => {
      window.history.scrollRestoration = 'manual';
      load();
    },
  ],
])('%s is where it was, though its last scroll was not drawn', (_, again) => {
  // No event has come yet.
  y = 700;
  window.dispatchEvent(new Event('pagehide'));
  again();
  expect(y).toBe(700);
});

test('a reader who has scrolled is not moved', () => {
  readerScrolls(700);
  window.dispatchEvent(new Event('pagehide'));
  window.history.scrollRestoration = 'manual';
  load(true, 400);
  expect(y).toBe(400);
});

test('another page that is loaded as a document begins at its top', () => {
  readerScrolls(700);
  window.dispatchEvent(new Event('pagehide'));
  window.history.pushState(null, '', '/b');
  load();
  expect(y).toBe(0);
});

test.each([
  [true, []],
  [false, ['one']],
])('a first page with a hash, rendered at build %s, is scrolled to %j', (made, to) => {
  window.history.pushState(null, '', '/b#one');
  const box = [{ top: 500 }] as unknown as DOMRectList;
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(box);
  load(made);
  expect(shownTo).toEqual(to);
});

test('a first page with a hash of a part that is hidden is scrolled to it when it is shown', () => {
  window.history.pushState(null, '', '/b?tab=a#one');
  load();
  shownTo = [];
  setPageHeight(6000);
  expect(shownTo).toEqual(['one']);
});

test('a target that the browser has scrolled to is kept in its place', () => {
  window.history.pushState(null, '', '/b#one');
  const box = [{ top: 1 }] as unknown as DOMRectList;
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(box);
  load();
  expect(shownTo).toEqual([]);
  setPageHeight(6000);
  expect(shownTo).toEqual(['one']);
});

test.each([
  ['throws', () => ['getItem', 'setItem']],
  ['holds nonsense', () => []],
])('a storage that %s does no harm', (kind, broken) => {
  sessionStorage.setItem('ledger:scroll', kind === 'throws' ? '{' : 'null');
  for (const touch of broken() as ('getItem' | 'setItem')[]) {
    jest.spyOn(Storage.prototype, touch).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  load();
  history.push('/b');
  expect(y).toBe(0);
});

test.each([
  ['', null],
  ['#', null],
  ['#one', 'one'],
  ['#%E5%AE%89%E8%A3%85', '安装'],
  ['#gone', null],
  ['#%E0%A4%A', null],
])('the hash "%s" names %s', (hash, id) => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="安装">安装</h2>');
  expect(hashTarget(hash)?.id ?? null).toBe(id);
});
