import { act, render, screen } from '@testing-library/react';
import React from 'react';
import { nextTask } from '../../../../src/ui/next-task';
import type { FirstDemo, PageData } from '../../../../src/data/page-data';
import { DemoRoot } from '../../../../src/demo/demo-root';
import { loadDemo } from '../../../../src/demo/live/load-demo';
import { startDemos } from '../../../../src/demo/live/start';
import { EDITS_PREFIX, STORAGE_PREFIX } from '../../../../src/model/storage-keys';
import { rendering } from '../../../../src/hooks/use-phase';
import { comeNear } from '../../support/browser';
import { installBundler, pageDataOf } from '../../support/bundler-runtime';
import { Counter, life } from '../../support/counter';
import { Frame, loadSite } from '../../support/frame';

let isBroken = true;
const Broken = () => {
  if (isBroken) throw new Error('The table is gone.');
  return <p>Mended</p>;
};
const COUNTER = '<button type="button">Counted <!-- -->0</button>';

const DEMOS: FirstDemo[] = [
  { id: 'a', name: 'counter', module: 1, chunks: ['counter-demo'] },
  { id: 'b', name: 'of-page', module: 2, chunks: ['page-demos'] },
  { id: 'c', name: 'broken', module: 3, chunks: ['broken-demo'] },
  { id: 'd', name: 'late', module: 1, chunks: ['late-demo'] },
  { id: 'e', name: 'no-export', module: 4, chunks: ['page-demos'] },
];
const MODULES = {
  1: { default: Counter },
  2: { demos: { b: { component: () => <p>Written in the page</p> } } },
  3: { default: Broken },
  // dumi makes no module of a block of code without a default export.
  4: {
    demos: { e: { component: React.memo(React.lazy(async () => undefined as never)) } },
  },
};

const rootOf = (name: string) =>
  document.querySelector(`[data-demo-root="${name}"]`) as HTMLElement;

let page: PageData;
jest.mock('../../../../src/data/page-data', () => ({ pageData: () => page }));

/** Opens a page with the HTML of one demo, and starts it. */
function open(name: string, html: string) {
  const demos = DEMOS.filter((demo) => demo.name === name);
  page = pageDataOf({ path: '/a', live: false, demos });
  const container = document.createElement('div');
  container.innerHTML = `<main><div data-demo-root="${name}">${html}</div></main>`;
  document.body.replaceChildren(container);
  const bundler = installBundler(MODULES);
  const startApp = jest.fn();
  startDemos(startApp);
  const [demo] = demos;
  /** The app comes, and takes the page over. */
  const takeOver = () => {
    rendering.phase = 'hydrating';
    const result = render(
      <Frame>
        <main>
          <DemoRoot
            id={demo?.id ?? ''}
            name={name}
            load={() =>
              loadDemo(demo?.id ?? '', () => Promise.reject(new Error('Loaded twice')))
            }
          />
        </main>
      </Frame>,
      { container, hydrate: true },
    );
    rendering.phase = 'client';
    return result;
  };
  return { ...bundler, startApp, takeOver };
}

/** The reader scrolls to a demo, which comes in a task of its own. */
const approach = (name: string) =>
  act(async () => {
    comeNear(rootOf(name));
    await nextTask();
    await nextTask();
  });

beforeAll(loadSite);
beforeEach(() => {
  history.replaceState(null, '', '/a');
  life.length = 0;
  localStorage.clear();
  location.hash = '';
});

test('a demo answers without the app, on the HTML that was there', async () => {
  const { asked, startApp } = open('counter', COUNTER);
  const button = screen.getByRole('button');
  expect(asked).toEqual([]);
  await approach('counter');
  expect(asked).toEqual(['counter-demo']);
  act(() => button.click());
  expect(button).toHaveTextContent('Counted 1');
  expect(startApp).not.toHaveBeenCalled();
});

test('so does a demo that is written in its page', async () => {
  open('of-page', '');
  await approach('of-page');
  expect(rootOf('of-page')).toHaveTextContent('Written in the page');
});

test('a demo that is written in its page without a default export has crashed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { startApp } = open('no-export', '');
  await approach('no-export');
  expect(startApp).toHaveBeenCalled();
  error.mockRestore();
});

test('the app takes a demo over as it is, and ends it with the page', async () => {
  const { takeOver } = open('counter', COUNTER);
  const button = screen.getByRole('button');
  await approach('counter');
  act(() => button.click());
  const { unmount } = takeOver();
  expect(screen.getByRole('button')).toBe(button);
  act(() => button.click());
  expect(button).toHaveTextContent('Counted 2');
  expect(life).toEqual(['begins']);
  unmount();
  expect(life).toEqual(['begins', 'ends']);
});

test('a demo that has crashed starts the app, which says so and can show it again', async () => {
  const { startApp, takeOver } = open('broken', '<p>A table</p>');
  const error = jest.spyOn(console, 'error').mockImplementation();
  await approach('broken');
  expect(startApp).toHaveBeenCalledTimes(1);
  expect(rootOf('broken')).toBeEmptyDOMElement();
  takeOver();
  expect(await screen.findByRole('alert')).toHaveTextContent('The table is gone.');
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(rootOf('broken')).toHaveTextContent('Mended');
  expect(screen.queryByRole('alert')).toBeNull();
  error.mockRestore();
});

test('a demo that does not load starts the app, which tries again', async () => {
  const { startApp, failing, takeOver } = open('late', '');
  failing.add('late-demo');
  await approach('late');
  expect(startApp).toHaveBeenCalledTimes(1);
  takeOver();
  await approach('late');
  expect(await screen.findByRole('alert')).toHaveTextContent('Loaded twice');
});

test.each([
  [
    'has kept the code of demos open',
    () => localStorage.setItem(`${STORAGE_PREFIX}code`, 'open'),
  ],
  ['has edited a demo', () => localStorage.setItem(`${EDITS_PREFIX}a`, '{}')],
  ['comes to a heading or to an edited demo', () => (location.hash = '#api')],
])('the app starts at once for a reader who %s', (_, arrange) => {
  arrange();
  expect(open('counter', COUNTER).startApp).toHaveBeenCalledTimes(1);
});

test('the app starts at once where the address is spelled in another way', () => {
  history.replaceState(null, '', '/%61');
  expect(open('counter', COUNTER).startApp).toHaveBeenCalledTimes(1);
});

test('other choices, and storage that is switched off, do not start it', () => {
  localStorage.setItem('ledger:recent', '[]');
  expect(open('counter', COUNTER).startApp).not.toHaveBeenCalled();
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('switched off');
  });
  expect(open('counter', COUNTER).startApp).not.toHaveBeenCalled();
  storage.mockRestore();
});
