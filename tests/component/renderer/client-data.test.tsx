/**
 * What pages and plugins read through umi's hooks: the app, the route, data of loaders.
 * @jest-environment node
 */
import type * as AppContext from '@umijs/renderer-react/dist/appContext';
import type * as Umi from '@umijs/renderer-react/dist/browser';
import type * as RouteContext from '@umijs/renderer-react/dist/routeContext';
import type React from 'react';
import type * as SmallApp from '../support/small-app';
import { EMPTY, leavePage, wake } from '../support/site-program';

// umi's own renderer wants React 18 at its import, and nothing of it as a component.
jest.mock('react-dom/client', () => ({}), { virtual: true });

type Data = Record<string, unknown>;

/** Reads what umi's hooks give on each page, the latest last. */
function watch({ React, probe }: typeof SmallApp) {
  const seen: { app: Data; route: { route: Data } }[] = [];
  const { useAppData } = jest.requireActual<typeof AppContext>(
    '@umijs/renderer-react/dist/appContext',
  );
  const { useRouteData } = jest.requireActual<typeof RouteContext>(
    '@umijs/renderer-react/dist/routeContext',
  );
  probe.Component = function Probe() {
    const app = useAppData() as unknown as Data;
    const route = useRouteData() as unknown as { route: Data };
    React.useEffect(() => {
      seen.push({ app, route });
    });
    return null;
  };
  return seen;
}

/** Answers requests; what is asked of the loaders of routes is noted. */
function serve(answer: (route: string) => unknown): string[] {
  const asked: string[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = (async (address: string) => {
    const { pathname, searchParams } = new URL(address, window.location.href);
    if (!pathname.endsWith('__serverLoader')) return others(address);
    const route = searchParams.get('route') ?? '';
    asked.push(`${pathname}?route=${route}`);
    return { json: async () => answer(route) };
  }) as typeof fetch;
  return asked;
}

afterEach(leavePage);

test("the app and the route are described as by umi's renderer", async () => {
  let own: ReturnType<typeof watch> = [];
  const { act, app, history, pluginManager } = await wake(EMPTY, '/demo/simple', (it) => {
    own = watch(it);
  });
  const { renderClient } = jest.requireActual<typeof Umi>(
    '@umijs/renderer-react/dist/browser',
  );
  const theirs = watch(app);
  const Browser = renderClient({
    routes: own[0]?.app.routes,
    routeComponents: app.components,
    pluginManager,
    history,
    components: true,
  } as never) as unknown as React.FC;
  const box = document.body.appendChild(document.createElement('div'));
  await act(() => app.ReactDOM.render(app.React.createElement(Browser), box));
  expect(Object.keys(own[0]?.app ?? {}).sort()).toEqual(
    Object.keys(theirs[0]?.app ?? {}).sort(),
  );
  for (const same of [
    'routes',
    'pluginManager',
    'basename',
    'history',
    'rootElement',
    'clientLoaderData',
    'serverLoaderData',
  ]) {
    expect([same, own[0]?.app[same]]).toEqual([same, theirs[0]?.app[same]]);
  }
  expect(own[0]?.route).toEqual(theirs[0]?.route);
  expect(own[0]?.route.route).toMatchObject({ id: 'simple', path: 'demo/simple' });
});

test('the loader of a route is asked on a change to it, and of no other', async () => {
  let seen: ReturnType<typeof watch> = [];
  let asked: string[] = [];
  const { act, history } = await wake(EMPTY, '/demo/simple', (site) => {
    seen = watch(site);
    asked = serve((route) => ({ rows: `of ${route}` }));
  });
  await act(() => history.push('/demo/scroll-x'));
  expect(asked).toEqual([]);
  await act(() => history.push('/demo/virtual-list'));
  expect(asked).toEqual(['/__serverLoader?route=virtual-list']);
  expect(seen[seen.length - 1]?.app.serverLoaderData).toEqual({
    'virtual-list': { rows: 'of virtual-list' },
  });
});

test('on the first page no loader is asked', async () => {
  let asked: string[] = [];
  await wake(EMPTY, '/demo/virtual-list', () => {
    asked = serve(() => ({}));
  });
  expect(asked).toEqual([]);
});

test('a plugin may change what is asked', async () => {
  let asked: string[] = [];
  const { act, history } = await wake(EMPTY, '/demo/simple', () => {
    asked = serve(() => ({}));
    return {
      plugins: [
        {
          modifyServerLoaderRequest: (request: { url: string }) => ({
            ...request,
            url: request.url.replace('/__serverLoader', '/gateway/__serverLoader'),
          }),
        },
      ],
    };
  });
  await act(() => history.push('/demo/virtual-list'));
  expect(asked).toEqual(['/gateway/__serverLoader?route=virtual-list']);
});

test('a loader that fails is spoken of on the console alone', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { act, history } = await wake(EMPTY, '/demo/simple', () => {
    serve(() => {
      throw new Error('The loader is gone.');
    });
  });
  await act(() => history.push('/demo/virtual-list'));
  expect(document.getElementById('text')?.textContent).toBe('The text of virtual-list.');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(errors.mock.calls.flat().map(String)).toEqual(['Error: The loader is gone.']);
  errors.mockClear();
});

test('a route with a loader of its own in the browser has that one asked', async () => {
  let seen: ReturnType<typeof watch> = [];
  let asked: string[] = [];
  const { act, history } = await wake(EMPTY, '/demo/simple', (site) => {
    seen = watch(site);
    asked = serve(() => ({ rows: 3 }));
    const route = site.pages['virtual-list'];
    if (route) {
      route.clientLoader = async ({ serverLoader }) => ({
        first: await serverLoader(),
        second: true,
      });
    }
  });
  await act(() => history.push('/demo/virtual-list'));
  expect(asked).toHaveLength(1);
  expect(seen[seen.length - 1]?.app).toMatchObject({
    clientLoaderData: { 'virtual-list': { first: { rows: 3 }, second: true } },
    serverLoaderData: { 'virtual-list': { rows: 3 } },
  });
});

test('what runs ahead of a change of page loads it', async () => {
  let seen: ReturnType<typeof watch> = [];
  const { act, app } = await wake(EMPTY, '/demo/simple', (site) => {
    seen = watch(site);
  });
  const { preloadRoute } = seen[0]?.app as { preloadRoute: (to: string) => void };
  await act(() => preloadRoute('/demo/scroll-x'));
  expect(app.texts).toEqual(['simple', 'scroll-x']);
});
