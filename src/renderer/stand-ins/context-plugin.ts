import { prerenderHost } from './prerender-host';

/** umi looks for the root element in the document; while pages are rendered there is none. */
export function modifyContextOpts(options: object): object {
  return prerenderHost ? { ...options, rootElement: {} } : options;
}
