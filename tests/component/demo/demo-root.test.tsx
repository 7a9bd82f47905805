import { act, fireEvent, screen } from '@testing-library/react';
import React from 'react';
import { DemoRoot } from '../../../src/demo/demo-root';
import { nextTask } from '../../../src/ui/next-task';
import { comeNear } from '../support/browser';
import { Counter, life } from '../support/counter';
import { renderSite } from '../support/render-site';

type Load = React.ComponentProps<typeof DemoRoot>['load'];

const demo = { default: Counter };
const loadDemo: Load = () => Promise.resolve(demo);

function renderDemo(props: Partial<React.ComponentProps<typeof DemoRoot>> = {}) {
  const result = renderSite(
    <>
      <h1>The page</h1>
      <DemoRoot id="docs-simple" name="simple" load={loadDemo} {...props} />
    </>,
  );
  return { ...result, root: rootOfDemo() };
}

const rootOfDemo = () =>
  document.querySelector('[data-demo-root="simple"]') as HTMLElement;
/** Does something and goes on when the demo, which comes in a task of its own, is there. */
const andSettle = (something: () => unknown) =>
  act(async () => {
    something();
    // Its own begins when it has been loaded, after this one was asked for.
    await nextTask();
    await nextTask();
  });
/** The reader scrolls to it. */
const approach = () => andSettle(() => comeNear(rootOfDemo()));
const button = () => screen.queryByRole('button', { name: /Counted/ });

beforeEach(() => {
  life.length = 0;
});

/** The error of a script that does not load. */
const offline = () => Object.assign(new Error('offline'), { name: 'ChunkLoadError' });

test('a demo far below is neither loaded nor shown', () => {
  const load = jest.fn(loadDemo);
  const { root } = renderDemo({ load });
  expect(load).not.toHaveBeenCalled();
  expect(root).toBeEmptyDOMElement();
  expect(root).not.toHaveAttribute('data-live');
});

test('it is there and answers when the reader comes near, and says so once', async () => {
  const said: unknown[] = [];
  const note = ({ detail }: CustomEventInit) => said.push(detail);
  document.addEventListener('data-live', note);
  const load = jest.fn(loadDemo);
  const { user, root } = renderDemo({ load });
  await approach();
  await user.click(await screen.findByRole('button', { name: 'Counted 0' }));
  expect(button()).toHaveTextContent('Counted 1');
  expect(root).toHaveAttribute('data-live');
  expect(said).toEqual([root]);
  expect(comeNear(root)).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  document.removeEventListener('data-live', note);
});

test('it is there when the keyboard comes to it', async () => {
  const { root } = renderDemo();
  await andSettle(() => fireEvent.focusIn(root));
  expect(button()).toBeInTheDocument();
});

test('a demo that was loaded ahead comes with its page', () => {
  const load = jest.fn(loadDemo);
  const { root } = renderDemo({ load, loaded: demo });
  expect(button()).toBeInTheDocument();
  expect(comeNear(root)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('with its page goes the demo, and all that it has begun', async () => {
  const { unmount } = renderDemo();
  await approach();
  expect(life).toEqual(['begins']);
  unmount();
  expect(life).toEqual(['begins', 'ends']);
});

test('a demo that comes after its page is left is not shown', async () => {
  let arrive: () => void = () => undefined;
  const load: Load = () => new Promise((done) => (arrive = () => done(demo)));
  const { unmount } = renderDemo({ load });
  await approach();
  unmount();
  await andSettle(arrive);
  expect(life).toEqual([]);
});

test('where it does not come that is said, and it can be tried again', async () => {
  const load = jest.fn(loadDemo).mockRejectedValueOnce(offline());
  const { user } = renderDemo({ load });
  await approach();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The demo simple could not be loaded.',
  );
  expect(screen.getByRole('heading')).toHaveTextContent('The page');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await approach();
  expect(button()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [{}, ''],
  [{ prerender: true, height: 300 }, ''],
  [{ prerender: false, height: 300 }, '300px'],
  [{ prerender: false }, ''],
])('with %j room of the height "%s" is kept free', (options, height) => {
  expect(renderDemo(options).root.style.minHeight).toBe(height);
});

test('it speaks the language of the page', async () => {
  const load: Load = () => Promise.reject(offline());
  renderSite(<DemoRoot id="a" name="simple" load={load} />, '/zh-CN/demo/simple');
  await approach();
  expect(screen.getByRole('alert')).toHaveTextContent('示例 simple 加载失败。');
});

test('a demo may wait for code without a `Suspense` of its own', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Later = React.lazy(() => Promise.resolve(demo));
  renderDemo({ load: () => Promise.resolve({ default: () => <Later /> }) });
  await approach();
  expect(await screen.findByRole('button', { name: 'Counted 0' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  // React says that the first attempt has failed.
  expect(said).toHaveBeenCalled();
  said.mockClear();
});
