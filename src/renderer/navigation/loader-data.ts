import { useCallback, useEffect, useState } from 'react';
import type { RenderOptions } from '../render-options';
import type { SiteRoutes } from './site-routes';

type Data = Record<string, unknown>;

/**
 * Data of the routes that have loaders, by route id. The fetching code is loaded with the
 * first such route; most sites have none.
 */
export function useLoaderData(options: RenderOptions, site: SiteRoutes) {
  const { history } = options;
  const [serverLoaderData, setServerData] = useState(
    (globalThis.window?.__UMI_LOADER_DATA__ ?? {}) as Data,
  );
  const [clientLoaderData, setClientData] = useState<Data>({});
  const read = useCallback(
    (pathname: string, isFirst = false) => {
      for (const { route } of site.match(pathname)) {
        const fromServer =
          route.hasServerLoader && !isFirst && !window.__UMI_LOADER_DATA__;
        if (!route.clientLoader && !fromServer) continue;
        import(/* webpackChunkName: "route-data" */ './route-data').then(
          ({ readRouteData }) =>
            readRouteData(route, site.basename, options, {
              server: (id, data) => setServerData((all) => ({ ...all, [id]: data })),
              client: (id, data) => setClientData((all) => ({ ...all, [id]: data })),
            }),
          // eslint-disable-next-line no-console -- a failure is only logged, as in umi's renderer
          (error) => console.error(error),
        );
      }
    },
    [options, site],
  );
  useEffect(() => {
    read(window.location.pathname, true);
    return history.listen(({ location }) => read(location.pathname));
  }, [history, read]);
  return { serverLoaderData, clientLoaderData };
}
