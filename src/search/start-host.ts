import type { SearchRequest, SearchResponse } from './host';
import { withTimeLimit } from './time-limit';

/** Sends requests to the search host. */
export type SearchPort = (request: SearchRequest) => void;

/** The bundler's runtime: public path, and the file name of a script. */
declare const __webpack_require__: { p: string; u(name: string): string };

/** Milliseconds in which a worker has to start. The page then searches itself. */
const START_LIMIT = 5_000;

/**
 * Rejects if a worker cannot start: a forbidden one throws or fires an error event, and one whose
 * script never arrives does nothing.
 */
async function inWorker(
  respond: (response: SearchResponse) => void,
): Promise<SearchPort> {
  const { p, u } = __webpack_require__;
  const worker = new Worker(p + u('search-worker'));
  const started = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true });
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.postMessage({ type: 'hello' });
  });
  try {
    await withTimeLimit(started, START_LIMIT, 'The search worker does not start.');
  } catch (error) {
    worker.terminate();
    throw error;
  }
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
 * Starts the search host: a worker, or the page itself if no worker can start (a strict
 * content security policy, an old browser).
 */
export function startHost(
  respond: (response: SearchResponse) => void,
): Promise<SearchPort> {
  return inWorker(respond).catch(() => inPage(respond));
}
