import { fireEvent } from '@testing-library/react';
import type { BrowserHistory } from 'history';
import { followLinks } from '../../../../src/renderer/navigation/links';
import type { SiteRoutes } from '../../../../src/renderer/navigation/site-routes';
import { withListeners } from '../../support/listeners';

/** What became of a press: the change of address, or that the browser has it. */
let done: string[];
let fetched: string[];
let close: () => void = () => undefined;

const address = (to: { pathname: string; search: string; hash: string }) =>
  to.pathname + to.search + to.hash;

/** The page at an address of a site that is below a base. */
function open(at = '/table/a', basename = '/table/'): void {
  close();
  window.history.pushState(null, '', at);
  const history = {
    push: (to: never) => done.push(`push ${address(to)}`),
    replace: (to: never) => done.push(`replace ${address(to)}`),
  } as unknown as BrowserHistory;
  const site = {
    basename,
    load(path: string) {
      fetched.push(path);
      return path.includes('broken') ? Promise.reject(new Error('offline')) : undefined;
    },
  } as unknown as SiteRoutes;
  close = withListeners(() => {
    followLinks(history, site);
    window.addEventListener('click', (event) => {
      if (!event.defaultPrevented) done.push('browser');
      // jsdom loads no documents.
      event.preventDefault();
    });
  });
}

/** Puts a link on the page; the text in it is what is pressed. */
function link(attributes: string, around = (html: string) => html): Element {
  document.body.innerHTML = around(`<a ${attributes}><b>words</b></a>`);
  return document.querySelector('b') as Element;
}

/** Says how the reader's line is. */
function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    value: connection,
    configurable: true,
  });
}

beforeEach(() => {
  done = [];
  fetched = [];
  open();
});
afterEach(() => {
  close();
  setConnection(undefined);
});

test.each([
  ['to a page', 'href="/table/b"', 'push /table/b'],
  ['to the first page', 'href="/table"', 'push /table'],
  ['to a tab and a place', 'href="/table/b?tab=x#y"', 'push /table/b?tab=x#y'],
  ['that is not absolute', 'href="b"', 'push /table/b'],
  ['with the whole address', 'href="http://localhost/table/b"', 'push /table/b'],
  ['in this window by name', 'href="/table/b" target="_self"', 'push /table/b'],
  ['to the page that is shown', 'href="/table/a"', 'replace /table/a'],
  ['to another tab of it', 'href="/table/a?tab=x"', 'push /table/a?tab=x'],
  ['to another tab of it, and a place', 'href="?tab=x#y"', 'push /table/a?tab=x#y'],
  ['to a place on it', 'href="#y"', 'browser'],
  ['to a place on it, by its address', 'href="/table/a#y"', 'browser'],
  ['to another site', 'href="https://example.com/table/b"', 'browser'],
  ['to what is outside of the base', 'href="/other"', 'browser'],
  ['to what only begins like the base', 'href="/tables/b"', 'browser'],
  ['to a file', 'href="/table/rows.csv"', 'browser'],
  ['that is to be saved', 'href="/table/b" download', 'browser'],
  ['in another window', 'href="/table/b" target="_blank"', 'browser'],
  ['to write a letter', 'href="mailto:a@example.com"', 'browser'],
  ['without an address', '', 'browser'],
])('a press on a link %s: %s -> %s', (_, attributes, expected) => {
  fireEvent.click(link(attributes));
  expect(done).toEqual([expected]);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a press with %j is the browser’s', (how) => {
  fireEvent.click(link('href="/table/b"'), how);
  expect(done).toEqual(['browser']);
});

test('a link that somebody has answered is not followed', () => {
  const words = link('href="/table/b"');
  words.parentElement?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(words);
  expect(done).toEqual([]);
});

test('links in a demo belong to the demo', () => {
  const words = link('href="/table/b"', (a) => `<div data-demo-root="x">${a}</div>`);
  fireEvent.click(words);
  fireEvent.pointerOver(words);
  expect(done).toEqual(['browser']);
  expect(fetched).toEqual([]);
});

test('a site at the root of its host has all pages below it', () => {
  open('/a', '/');
  fireEvent.click(link('href="/b"'));
  expect(done).toEqual(['push /b']);
});

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'a %s on a link fetches its page',
  (type) => {
    fireEvent[type](link('href="/table/b?tab=x#y"'));
    expect(fetched).toEqual(['/table/b']);
  },
);

test.each([
  ['no link', '', 'class="a"'],
  ['another site', '', 'href="https://example.com/"'],
  ['a file', '', 'href="/table/rows.csv"'],
])('over %s nothing is fetched', (_, __, attributes) => {
  fireEvent.pointerOver(link(attributes));
  fireEvent.pointerOver(document);
  expect(fetched).toEqual([]);
});

test('a page that cannot be fetched ahead is not spoken of', async () => {
  fireEvent.pointerOver(link('href="/table/broken"'));
  await Promise.resolve();
  expect(fetched).toEqual(['/table/broken']);
});

test.each([
  [{ saveData: true }, []],
  [{ effectiveType: '2g' }, []],
  [{ effectiveType: 'slow-2g' }, []],
  [{ effectiveType: '4g', saveData: false }, ['/table/b']],
])('on a line that says %j is fetched ahead: %j', (connection, expected) => {
  setConnection(connection);
  open();
  fireEvent.pointerOver(link('href="/table/b"'));
  expect(fetched).toEqual(expected);
  fireEvent.click(link('href="/table/b"'));
  expect(done).toEqual(['push /table/b']);
});
