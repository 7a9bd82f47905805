import { prerenderHost } from '../prerender-host';

/**
 * umi looks for the root element in the document. During pre-rendering there is no
 * document.
 */
export function modifyContextOpts(options: object): object {
  return prerenderHost ? { ...options, rootElement: {} } : options;
}
