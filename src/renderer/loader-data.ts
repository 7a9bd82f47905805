import { fetchServerLoader } from '@umijs/renderer-react/dist/dataFetcher';
import { useCallback, useEffect, useState } from 'react';
import type { RenderOptions } from './render-options';
import type { SiteRoutes } from './site-routes';

/** Data of the routes that have loaders, by route id, fetched as umi fetches it. */
export function useLoaderData(
  { history, pluginManager }: RenderOptions,
  site: SiteRoutes,
) {
  const [serverLoaderData, setServerData] = useState(
    (globalThis.window?.__UMI_LOADER_DATA__ ?? {}) as Record<string, unknown>,
  );
  const [clientLoaderData, setClientData] = useState<Record<string, unknown>>({});
  const read = useCallback(
    (pathname: string, isFirst = false) => {
      for (const { route } of site.match(pathname)) {
        const { id = '', hasServerLoader, clientLoader } = route;
        const fetchData = () =>
          new Promise<unknown>((resolve) => {
            fetchServerLoader({
              id,
              basename: site.basename,
              pluginManager,
              cb: resolve,
            });
          });
        const keep = (data: unknown) => setServerData((all) => ({ ...all, [id]: data }));
        if (clientLoader) {
          clientLoader({
            serverLoader: () =>
              fetchData().then((data) => {
                keep(data);
                return data;
              }),
          }).then(
            (data) => setClientData((all) => ({ ...all, [id]: data })),
            // eslint-disable-next-line no-console -- a failure is only logged, as in umi's renderer
            (error) => console.error(error),
          );
        } else if (hasServerLoader && !isFirst && !window.__UMI_LOADER_DATA__) {
          fetchData().then(keep, () => undefined);
        }
      }
    },
    [pluginManager, site],
  );
  useEffect(() => {
    read(window.location.pathname, true);
    return history.listen(({ location }) => read(location.pathname));
  }, [history, read]);
  return { serverLoaderData, clientLoaderData };
}
