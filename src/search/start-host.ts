import type { SearchRequest, SearchResponse } from './host';

/** Sends requests to the side that searches. */
export type SearchPort = (request: SearchRequest) => void;

/** The bundler's run-time: public path, and the file of a script by its name. */
declare const __webpack_require__: { p: string; u(name: string): string };

/** Rejects where a worker cannot start: a forbidden one throws or says so in an event. */
async function inWorker(
  respond: (response: SearchResponse) => void,
): Promise<SearchPort> {
  const { p, u } = __webpack_require__;
  const worker = new Worker(p + u('search-worker'));
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true });
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.postMessage({ type: 'hello' });
  });
  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) =>
    respond(data),
  );
  return (request) => worker.postMessage(request);
}

async function inPage(respond: (response: SearchResponse) => void): Promise<SearchPort> {
  const { createHost } = await import(/* webpackChunkName: "search-engine" */ './host');
  return createHost(respond);
}

/**
 * Starts the side that searches: a worker, or where none can start (a strict content policy, an
 * old browser) the page itself.
 */
export function startHost(
  respond: (response: SearchResponse) => void,
): Promise<SearchPort> {
  return inWorker(respond).catch(() => inPage(respond));
}
