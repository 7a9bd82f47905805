/**
 * The hooks by which a site's `app.ts` and umi's plugins take part in the renderer.
 * @jest-environment node
 */
import type { BrowserHistory, Update } from 'history';
import type * as ReactModule from 'react';
import type { ClientRoute } from '../../../src/renderer/navigation/routes';
import { documentAt, EMPTY, leavePage, wake } from '../support/site-program';

const PROVIDERS = [
  'innerProvider',
  'i18nProvider',
  'accessProvider',
  'dataflowProvider',
  'outerProvider',
  'rootContainer',
];

interface RouteChange extends Update {
  isFirst: boolean;
  basename: string;
  routes: Record<string, unknown>;
  clientRoutes: ClientRoute[];
}

afterEach(leavePage);

test('plugins hear of the first address once the page is there, and of each later one', async () => {
  const changes: RouteChange[] = [];
  const texts: (string | undefined)[] = [];
  const { act, history } = await wake(EMPTY, '/demo/simple?a#b', () => ({
    plugins: [
      {
        onRouteChange(change: RouteChange) {
          changes.push(change);
          texts.push(document.getElementById('text')?.textContent ?? undefined);
        },
      },
    ],
  }));
  await act(() => history.push('/demo/scroll-x'));
  await act(() => history.replace('/demo/scroll-x?c'));
  expect(
    changes.map(({ location: { pathname, search, hash }, action, isFirst }) => [
      pathname + search + hash,
      action,
      isFirst,
    ]),
  ).toEqual([
    ['/demo/simple?a#b', 'POP', true],
    ['/demo/scroll-x', 'PUSH', false],
    ['/demo/scroll-x?c', 'REPLACE', false],
  ]);
  expect(texts[0]).toBe('The text of simple.');
  expect(changes[1]?.basename).toBe('/');
  expect(Object.keys(changes[1]?.routes ?? {})).toContain('scroll-x');
  expect(changes[1]?.clientRoutes[0]?.id).toBe('global');
});

test('plugins put themselves round the site, the inner ones first, and are told of it', async () => {
  const given: unknown[] = [];
  const { pluginManager, history } = await wake(EMPTY, '/demo/simple', ({ React }) => ({
    plugins: [
      Object.fromEntries(
        [...PROVIDERS].reverse().map((key) => [
          key,
          (container: React.ReactElement, args: unknown) => {
            given.push(args);
            return React.createElement('section', { 'data-by': key }, container);
          },
        ]),
      ),
    ],
  }));
  const sections = [...document.querySelectorAll('section[data-by]')];
  expect(sections.map((section) => section.getAttribute('data-by'))).toEqual(
    [...PROVIDERS].reverse(),
  );
  expect(sections[5]?.querySelector('#text')).not.toBeNull();
  expect(given).toHaveLength(6);
  expect(given[0]).toEqual({
    routes: expect.objectContaining({ global: expect.anything() }),
    history,
    plugin: pluginManager,
  });
});

test('what a plugin puts round the site is there at build, too, and is taken over', async () => {
  const plugins = (React: typeof ReactModule) => [
    {
      rootContainer: (container: React.ReactElement) =>
        React.createElement('section', { id: 'mine' }, container),
    },
  ];
  const html = await documentAt('/demo/simple', ({ React }) => ({
    plugins: plugins(React),
  }));
  expect(html).toContain('<section id="mine">');
  let mine: Element | null = null;
  await wake(html, '/demo/simple', ({ React }) => {
    mine = document.getElementById('mine');
    return { plugins: plugins(React) };
  });
  expect(document.getElementById('mine')).toBe(mine);
});

test('a plugin may add pages of its own', async () => {
  const { act, history } = await wake(EMPTY, '/demo/simple', ({ React }) => ({
    plugins: [
      {
        patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
          const element = React.createElement('p', { id: 'text' }, 'A page of mine.');
          routes.unshift({ path: '/mine', element });
        },
      },
    ],
  }));
  await act(() => history.push('/mine'));
  expect(document.getElementById('text')?.textContent).toBe('A page of mine.');
});

test('a plugin may change what umi says of routes', async () => {
  const { act, history } = await wake(EMPTY, '/demo/simple', () => ({
    plugins: [
      {
        patchRoutes({ routes }: { routes: Record<string, { path: string }> }) {
          if (routes['scroll-x']) routes['scroll-x'].path = 'moved';
        },
      },
    ],
  }));
  await act(() => history.push('/moved'));
  expect(document.getElementById('text')?.textContent).toBe('The text of scroll-x.');
});

test('umi is called back when the page is there', async () => {
  const texts: (string | undefined)[] = [];
  await wake(EMPTY, '/demo/simple', () => ({
    options: {
      callback: () =>
        texts.push(document.getElementById('text')?.textContent ?? undefined),
    },
  }));
  expect(texts).toEqual(['The text of simple.']);
});

test('a site may have a root element of its own', async () => {
  const html = EMPTY.replace('id="root"', 'class="mine"');
  await wake(html, '/demo/simple', () => ({
    options: { rootElement: document.querySelector<HTMLElement>('.mine') },
  }));
  expect(document.querySelector('.mine #text')).not.toBeNull();
});

test('who asks for the component alone gets it, and the page is left alone', async () => {
  const { app, act } = await wake(EMPTY, '/demo/simple');
  const text = document.getElementById('text');
  let result: unknown;
  await act(() => {
    result = app.startSite([], { components: true }).result;
  });
  expect(typeof result).toBe('function');
  expect(document.getElementById('text')).toBe(text);
});

test('a page of a plugin that leads to another one as it appears shows that', async () => {
  let own: BrowserHistory | undefined;
  const { history } = await wake(EMPTY, '/mine', ({ React }) => {
    const Leave = () => {
      React.useLayoutEffect(() => own?.replace('/demo/scroll-x'), []);
      return null;
    };
    return {
      plugins: [
        {
          rootContainer(site: unknown, args: { history: BrowserHistory }) {
            own = args.history;
            return site;
          },
          patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
            routes.unshift({ path: '/mine', element: React.createElement(Leave) });
          },
        },
      ],
    };
  });
  expect(history.location.pathname).toBe('/demo/scroll-x');
  expect(document.getElementById('text')?.textContent).toBe('The text of scroll-x.');
});
