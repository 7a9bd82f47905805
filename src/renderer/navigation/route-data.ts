import { fetchServerLoader } from '@umijs/renderer-react/dist/dataFetcher';
import type { RenderOptions } from '../render-options';
import type { ClientRoute } from './routes';

/** Receives the data of routes, by route id. */
export interface RouteData {
  server(id: string, data: unknown): void;
  client(id: string, data: unknown): void;
}

/** Fetches the data of a route the way umi does. */
export function readRouteData(
  { id = '', clientLoader }: ClientRoute,
  basename: string,
  { pluginManager }: RenderOptions,
  keep: RouteData,
): void {
  const fetchData = () =>
    new Promise<unknown>((resolve) => {
      fetchServerLoader({ id, basename, pluginManager, cb: resolve });
    });
  if (!clientLoader) {
    fetchData().then(
      (data) => keep.server(id, data),
      () => undefined,
    );
    return;
  }
  clientLoader({
    serverLoader: () =>
      fetchData().then((data) => {
        keep.server(id, data);
        return data;
      }),
  }).then(
    (data) => keep.client(id, data),
    // eslint-disable-next-line no-console -- a failure is only logged, as in umi's renderer
    (error) => console.error(error),
  );
}
