import { act, render, screen } from '@testing-library/react';
import type { BrowserHistory, Update } from 'history';
import React, { useLayoutEffect, useState } from 'react';
import {
  createBrowserHistory,
  setNavigationHandlers,
} from '../../../../src/renderer/navigation/history';
import { withListeners } from '../../support/listeners';

/** What happened, in order. */
let told: string[];
let history: BrowserHistory;
let close: () => void;

/** How the pages that are not there yet are made ready, by address. */
let pages: Record<string, { ready: () => void; fail: () => void }>;
let retry: () => void;

const name = ({ location }: Update) => location.pathname;
const settle = () => act(async () => undefined);

beforeEach(() => {
  told = [];
  pages = {};
  window.history.pushState(null, '', '/start');
  close = withListeners(() => {
    history = createBrowserHistory();
  });
  history.listen((update) => told.push(`shown ${name(update)}`));
  setNavigationHandlers({
    prepare(path) {
      told.push(`wanted ${path}`);
      if (!path.startsWith('/slow')) return undefined;
      return new Promise((done, fail) => {
        pages[path] = { ready: done, fail: () => fail(new Error('offline')) };
      });
    },
    failed(error, again) {
      told.push(`failed ${(error as Error).message}`);
      retry = again;
    },
    before: (update) => told.push(`leaving for ${name(update)}`),
  });
});
afterEach(() => close());

const shown = (path: string) => [`leaving for ${path}`, `shown ${path}`];
/** Lets the browser change the address by itself. */
const turn = (change: () => void) =>
  new Promise((done) => {
    window.addEventListener('popstate', done, { once: true });
    change();
  });

test('a page that is there is shown at once', () => {
  history.push('/a');
  expect(told).toEqual(['wanted /a', ...shown('/a')]);
});

test('a page that is not there is shown when it is, and the address changes with it', async () => {
  history.push('/slow');
  await settle();
  expect(told).toEqual(['wanted /slow']);
  expect(window.location.pathname).toBe('/start');
  expect(history.location.pathname).toBe('/start');
  pages['/slow']?.ready();
  await settle();
  expect(told).toEqual(['wanted /slow', ...shown('/slow')]);
  expect(window.location.pathname).toBe('/slow');
  expect(history.action).toBe('PUSH');
});

test.each([
  ['one that is there', '/a'],
  ['one that comes sooner', '/slow-b'],
])('of two pages the later one wins: %s', async (_, second) => {
  history.push('/slow-a');
  history.push(second);
  pages[second]?.ready();
  await settle();
  pages['/slow-a']?.ready();
  await settle();
  expect(told).toEqual(['wanted /slow-a', `wanted ${second}`, ...shown(second)]);
});

test('of two tries for one page the later one counts', async () => {
  history.push('/slow');
  const first = pages['/slow'];
  history.push('/slow');
  first?.ready();
  await settle();
  expect(told).toEqual(['wanted /slow', 'wanted /slow']);
  pages['/slow']?.ready();
  await settle();
  expect(told.slice(2)).toEqual(shown('/slow'));
});

test('a page that does not come can be tried again', async () => {
  history.push('/slow');
  pages['/slow']?.fail();
  await settle();
  expect(told).toEqual(['wanted /slow', 'failed offline']);
  retry();
  pages['/slow']?.fail();
  await settle();
  expect(told.slice(2)).toEqual(['wanted /slow', 'failed offline']);
  retry();
  pages['/slow']?.ready();
  await settle();
  expect(told.slice(4)).toEqual(['wanted /slow', ...shown('/slow')]);
});

test('nobody hears that a page did not come which the reader no longer wants', async () => {
  history.push('/slow');
  history.push('/a');
  pages['/slow']?.fail();
  await settle();
  expect(told).toEqual(['wanted /slow', 'wanted /a', ...shown('/a')]);
});

test('a page that does not come leaves the address as it is', async () => {
  const { length } = window.history;
  history.push('/slow');
  pages['/slow']?.fail();
  await settle();
  expect(window.location.pathname).toBe('/start');
  expect(window.history.length).toBe(length);
});

test('going back is a change like any other', async () => {
  history.push('/a');
  told = [];
  await turn(() => history.back());
  expect(told).toEqual(['wanted /start', ...shown('/start')]);
  expect(history.action).toBe('POP');
});

test('going back to a page that does not come goes forward again, and a retry goes back', async () => {
  history.push('/slow');
  pages['/slow']?.ready();
  await settle();
  history.push('/a');
  told = [];
  await turn(() => history.back());
  await turn(() => pages['/slow']?.fail());
  expect(window.location.pathname).toBe('/a');
  expect(told).toEqual(['wanted /slow', 'failed offline']);
  told = [];
  await turn(() => retry());
  pages['/slow']?.ready();
  await settle();
  expect(window.location.pathname).toBe('/slow');
  expect(told).toEqual(['wanted /slow', ...shown('/slow')]);
});

test('the way back over an anchor, which the browser has made an entry of, is known', async () => {
  history.push('/slow');
  pages['/slow']?.ready();
  await settle();
  history.push('/a');
  await turn(() => (window.location.hash = 'there'));
  await turn(() => window.history.go(-2));
  await turn(() => pages['/slow']?.fail());
  expect(window.location.pathname + window.location.hash).toBe('/a#there');
});

test('who stops listening hears nothing more, others do', () => {
  const stop = history.listen((update) => told.push(`second ${name(update)}`));
  history.push('/a');
  stop();
  history.push('/b');
  expect(told.filter((word) => word.startsWith('second'))).toEqual(['second /a']);
  expect(told).toContain('shown /b');
});

test('all parts of the page change in one go', () => {
  let renders = 0;
  const Page = () => {
    const [above, setAbove] = useState('/start');
    const [below, setBelow] = useState('/start');
    useLayoutEffect(() => {
      const stops = [setAbove, setBelow].map((set) =>
        history.listen((update) => set(name(update))),
      );
      return () => stops.forEach((stop) => stop());
    }, []);
    renders += 1;
    return <p>{`${above} ${below}`}</p>;
  };
  render(<Page />);
  act(() => history.push('/a'));
  expect(screen.getByText('/a /a')).toBeInTheDocument();
  expect(renders).toBe(2);
});
