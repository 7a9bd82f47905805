import { useRouteData } from '@umijs/renderer-react/dist/routeContext';
import { createClientRoutes } from '@umijs/renderer-react/dist/routes';
import { render, screen } from '@testing-library/react';
import React from 'react';
import {
  matchRoutes,
  MemoryRouter,
  Outlet,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import {
  clientRoutesOf,
  loadRoute,
  matchesOf,
  nearRoutes,
  routeModule,
} from '../../../../src/renderer/navigation/routes';
import type { Routes } from '../../../../src/renderer/navigation/routes';

const TABLE: Routes = {
  layout: { id: 'layout', path: '/', isLayout: true },
  doc: { id: 'doc', path: '/', parentId: 'layout', isLayout: true },
  home: { id: 'home', path: '', parentId: 'doc' },
  page: { id: 'page', path: 'page/:name', parentId: 'doc' },
  old: { id: 'old', path: 'old/:name', parentId: 'doc', redirect: '/page/:name' },
  keep: {
    id: 'keep',
    path: 'keep/:name',
    parentId: 'doc',
    redirect: '/page/:name',
    keepQuery: true,
  },
  missing: { id: 'missing', path: '*', parentId: 'doc' },
};

/** A tree without what each renderer adds itself: elements, and how case counts. */
function bare(routes: unknown): unknown {
  return JSON.parse(
    JSON.stringify(routes, (key, value: unknown) =>
      key === 'element' || key === 'caseSensitive' ? undefined : value,
    ),
  );
}

test("the tree is that of umi's renderer, children under both their names", () => {
  const tree = clientRoutesOf(TABLE);
  const routeComponents = Object.fromEntries(
    Object.keys(TABLE).map((id) => [id, () => null]),
  );
  const umi = createClientRoutes({ routesById: TABLE, routeComponents } as never);
  expect(bare(tree)).toEqual(bare(umi));
  expect(tree[0]?.routes).toBe(tree[0]?.children);
});

test.each([
  ['/', '/', ['layout', 'doc', 'home']],
  ['/page/a', '/', ['layout', 'doc', 'page']],
  ['/page/a/', '/', ['layout', 'doc', 'page']],
  ['/nowhere/at/all', '/', ['layout', 'doc', 'missing']],
  ['/table/page/a', '/table', ['layout', 'doc', 'page']],
  ['/page/a', '/table', []],
])('the address %s of a site below %s leads through %j', (path, base, ids) => {
  const found = matchesOf(clientRoutesOf(TABLE), path, base);
  expect(found.map(({ route }) => route.id)).toEqual(ids);
});

test('routes that are left out before matching change nothing', () => {
  const pages = [
    '',
    'guide',
    'guide/a',
    'guide/ab',
    'b/guide/a',
    'a.b',
    '简单',
    '%E7%AE%80',
  ];
  const table: Routes = { ...TABLE };
  for (const path of pages) table[`/${path}`] = { id: `/${path}`, path, parentId: 'doc' };
  table['rest'] = { id: 'rest', path: 'b/*', parentId: 'doc' };
  const all = clientRoutesOf(table);
  const idsOf = (routes: typeof all, path: string, base: string) =>
    matchRoutes(routes as RouteObject[], path, base)?.map(
      ({ route }) => (route as (typeof all)[number]).id,
    );
  const others = ['page/x', 'b/x', 'GUIDE', 'guide//', 'nowhere', '%', encodeURI('简单')];
  for (const path of [...pages, ...others]) {
    for (const base of ['/', '/table']) {
      const pathname = `${base}/${path}`.replace('//', '/');
      const near = nearRoutes(all, pathname);
      expect([path, idsOf(near, pathname, base)]).toEqual([
        path,
        idsOf(all, pathname, base),
      ]);
    }
  }
  const kept = nearRoutes(all, '/a.b')[0]?.children?.[0]?.children;
  expect(kept?.map(({ path }) => path)).toEqual([
    ...['', 'page/:name', 'old/:name', 'keep/:name', '*'],
    ...['', 'a.b', 'b/*'],
  ]);
});

describe('what is loaded of a route', () => {
  const module = { default: () => <p>A page</p> };
  const failing = () => {
    const load = jest.fn(() => Promise.resolve(module));
    load.mockRejectedValueOnce(new Error('offline'));
    return load;
  };

  test.each([
    ['of React 16', (load: () => unknown) => ({ _ctor: load })],
    ['of React 17 and later', (load: () => unknown) => ({ _payload: { _result: load } })],
  ])('is the module behind a lazy component %s, once', async (name, wrap) => {
    const load = jest.fn(() => Promise.resolve(module));
    expect(routeModule(name)).toBeUndefined();
    expect(await loadRoute(name, wrap(load))).toBe(module);
    expect(await loadRoute(name, wrap(load))).toBe(module);
    expect(routeModule(name)).toBe(module);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is found behind what React itself makes lazy', async () => {
    const lazy = React.lazy(() => Promise.resolve(module));
    expect(await loadRoute('lazy', lazy)).toBe(module);
  });

  test('is the component itself where it is not lazy', async () => {
    const Page = () => null;
    expect((await loadRoute('eager', Page)).default).toBe(Page);
  });

  test('is tried anew after a failure', async () => {
    const load = failing();
    await expect(loadRoute('late', { _ctor: load })).rejects.toThrow('offline');
    expect(routeModule('late')).toBeUndefined();
    expect(await loadRoute('late', { _ctor: load })).toBe(module);
  });
});

describe('a page', () => {
  const Page = () => {
    const { pathname, search, hash } = useLocation();
    const { route } = useRouteData() as { route: { id: string } };
    return <p>{`${route.id} at ${pathname}${search}${hash}`}</p>;
  };

  async function show(at: string): Promise<void> {
    const Site = () => useRoutes(clientRoutesOf(TABLE) as RouteObject[]);
    await loadRoute('layout', () => <Outlet />);
    await loadRoute('doc', () => <Outlet />);
    await loadRoute('page', Page);
    render(
      <MemoryRouter initialEntries={[at]}>
        <Site />
      </MemoryRouter>,
    );
  }

  test('is shown in its layouts, and knows its route as with umi', async () => {
    await show('/page/a?b#c');
    expect(screen.getByText('page at /page/a?b#c')).toBeInTheDocument();
  });

  test.each([
    ['/old/a?b=c#d', 'page at /page/a'],
    ['/keep/a?b=c#d', 'page at /page/a?b=c#d'],
  ])('that has moved is found: %s', async (at, expected) => {
    await show(at);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });

  test('that is not loaded shows nothing', async () => {
    await show('/');
    expect(document.body).toHaveTextContent(/^$/);
  });
});
