import type { SearchAnswer } from './engine';
import type { IndexAddresses, SearchResponse } from './host';
import type { SearchPort } from './start-host';

/** Starts the side that searches; see `start-host`. */
type Start = (respond: (response: SearchResponse) => void) => Promise<SearchPort>;

export interface SearchClient {
  /** Loads what a first search needs, once; a failed try is made anew by the next call. */
  load(): Promise<void>;
  /**
   * Asks a query; `show` gets its answer, and once more with excerpts when their texts have come.
   * Where another query comes after it, it gets none: no stale answer is shown. Rejects where the
   * index cannot be loaded.
   */
  search(query: string, show: (answer: SearchAnswer) => void): Promise<void>;
  /** Forgets the last query. */
  cancel(): void;
}

/**
 * Search in one language.
 * @param addresses of its index
 * @param start where to search
 */
export function createClient(addresses: IndexAddresses, start: Start): SearchClient {
  let latest = 0;
  let shown: ((answer: SearchAnswer) => void) | undefined;
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let port: Promise<SearchPort> | undefined;
  let loading: Promise<void> | undefined;

  const respond = (response: SearchResponse) => {
    if (response.type === 'ready') settle?.resolve();
    else if (response.type === 'failed') settle?.reject(new Error(response.message));
    else if (response.type === 'answer' && response.id === latest) {
      shown?.(response.answer);
    }
  };
  const load = () => {
    loading ??= new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
      port ??= start(respond);
      port.then(
        (send) => send({ type: 'load', ...addresses }),
        (error: unknown) => {
          port = undefined;
          reject(error);
        },
      );
    }).catch((error: unknown) => {
      // The next try asks anew.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    load,
    cancel() {
      latest += 1;
      shown = undefined;
    },
    async search(query, show) {
      latest += 1;
      const id = latest;
      shown = undefined;
      try {
        await load();
      } catch (error) {
        // Nobody waits for what was asked before.
        if (id === latest) throw error;
      }
      const send = await port;
      if (id !== latest) return;
      shown = show;
      send?.({ type: 'search', id, query });
    },
  };
}
