/**
 * The site as the build renders it and as a browser takes it over, each with its modules anew.
 * @jest-environment node
 */
import { documentAt, EMPTY, leavePage, wake } from '../support/site-program';

const text = () => document.getElementById('text')?.textContent;
const press = (id: string) => document.getElementById(id)?.click();

afterEach(leavePage);

test('at build a page is rendered whole, with its head', async () => {
  const html = await documentAt('/demo/simple');
  expect(html).toContain('<title>simple - Small site</title>');
  expect(html).toContain('content="The smallest table."');
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('The text of simple.');
  expect(html).toContain('aria-current="page" href="/demo/simple"');
});

test('a page that was rendered at build is taken over as it is, without a word', async () => {
  const html = await documentAt('/demo/simple');
  const parts = ['header', 'main', 'h1', '#text', '#count', '#next'];
  let before: (Element | null)[] = [];
  const find = () => parts.map((part) => document.querySelector(part));
  const { asked } = await wake(html, '/demo/simple', () => {
    before = find();
  });
  expect(find().map((part, at) => part !== null && part === before[at])).toEqual(
    parts.map(() => true),
  );
  expect(asked).toEqual([]);
  expect(document.documentElement.hasAttribute('data-live')).toBe(true);
});

test('then it answers', async () => {
  const { act } = await wake(await documentAt('/demo/simple'), '/demo/simple');
  await act(() => press('count'));
  expect(document.getElementById('count')?.textContent).toBe('Pressed 1');
});

test('a link leads on: the shell stays, the page, its head and its address change', async () => {
  const { act, app } = await wake(await documentAt('/demo/simple'), '/demo/simple');
  const header = document.querySelector('header');
  await act(() => press('next'));
  expect(text()).toBe('The text of scroll-x.');
  expect(document.querySelector('header')).toBe(header);
  expect(document.title).toBe('scrollX - Small site');
  expect(location.pathname).toBe('/demo/scroll-x');
  expect(document.getElementById('ledger-announcer')?.textContent).toBe(document.title);
  expect(app.texts).toEqual(['scroll-x']);
});

test('a page that does not come leaves the one that is there, says so, and is tried again', async () => {
  const html = await documentAt('/demo/simple');
  const { act, app } = await wake(html, '/demo/simple');
  app.failing.add('scroll-x');
  await act(() => press('next'));
  expect(text()).toBe('The text of simple.');
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain('The page could not be loaded.');
  await act(() => alert?.querySelector('button')?.click());
  expect(text()).toBe('The text of scroll-x.');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test.each([
  ['to the page that is there', '/demo/simple', 'simple'],
  ['to the same page once more, which comes', '/demo/scroll-x', 'scroll-x'],
])('a failure is not told where the reader has gone %s', async (_, to, shown) => {
  const html = await documentAt('/demo/simple');
  const { act, app, history } = await wake(html, '/demo/simple');
  let answer: (response: Response) => void = () => {};
  // The host is asked whether it has a newer site.
  const { fetch: host } = globalThis;
  globalThis.fetch = (address) =>
    address === location.href ? new Promise((done) => (answer = done)) : host(address);
  app.failing.add('scroll-x');
  await act(() => press('next'));
  await act(() => history.push(to));
  expect(text()).toBe(`The text of ${shown}.`);
  await act(() => answer({ ok: false } as Response));
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('going back shows the page that came as a document', async () => {
  const { act, app, history } = await wake(
    await documentAt('/demo/simple'),
    '/demo/simple',
  );
  await act(() => press('next'));
  await act(
    () =>
      new Promise((done) => {
        window.addEventListener('popstate', done, { once: true });
        history.back();
      }),
  );
  expect(text()).toBe('The text of simple.');
  expect(app.texts).toEqual(['scroll-x', 'simple']);
});

test('without anything rendered at build the page comes by itself', async () => {
  await wake(EMPTY, '/demo/simple');
  expect(text()).toBe('The text of simple.');
  expect(document.title).toBe('simple - Small site');
});

test('a host that answers with the page of another address still shows the right one', async () => {
  await wake(await documentAt('/demo/simple'), '/demo/scroll-x');
  expect(text()).toBe('The text of scroll-x.');
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

test('a document without a root element is an error', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const started = new Promise<void>((done) => errors.mockImplementation(() => done()));
  wake('<html><body></body></html>', '/demo/simple').catch(() => undefined);
  await started;
  expect(String(errors.mock.calls[0]?.[0])).toContain('no element with the id "root"');
  errors.mockClear();
});
