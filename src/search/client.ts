import type { SearchAnswer } from './engine/engine';
import type { SearchResponse } from './host';
import type { IndexAddresses } from './load-texts';
import type { SearchPort } from './start-host';
import { withTimeLimit } from './time-limit';

/** Starts the search host; see `start-host`. */
type Start = (respond: (response: SearchResponse) => void) => Promise<SearchPort>;

export interface SearchClient {
  /** Loads what a first search needs, once. The next call retries after a failure. */
  load(): Promise<void>;
  /**
   * Runs a query. `show` receives its answer, and a second one with excerpts when their
   * texts have loaded. If another query follows, `show` is not called again, so that no
   * stale answer appears. Rejects if the index cannot be loaded.
   * @param lost called instead of `show` if no answer comes in time
   */
  search(
    query: string,
    show: (answer: SearchAnswer) => void,
    lost?: () => void,
  ): Promise<void>;
  /** Drops the last query. */
  cancel(): void;
}

/** Milliseconds in which the index has to load: 40 kB on the slowest connections. */
const LOAD_LIMIT = 20_000;
/** Milliseconds in which a host that has loaded has to answer. */
const ANSWER_LIMIT = 10_000;

/**
 * Creates a search client for one language.
 * @param addresses of its index
 * @param start starts the search host
 */
export function createClient(addresses: IndexAddresses, start: Start): SearchClient {
  let latest = 0;
  let shown: ((answer: SearchAnswer) => void) | undefined;
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let port: Promise<SearchPort> | undefined;
  let loading: Promise<void> | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  /** Starts another host with the next request. */
  const giveUp = () => {
    port = undefined;
    loading = undefined;
  };
  const respond = (response: SearchResponse) => {
    if (response.type === 'ready') settle?.resolve();
    else if (response.type === 'failed') settle?.reject(new Error(response.message));
    else if (response.type === 'answer' && response.id === latest) {
      clearTimeout(answerTimer);
      shown?.(response.answer);
    }
  };
  /** A host that was given up may still answer, or fail, when the next one has not loaded. */
  const startNext = () => {
    const own: Promise<SearchPort> = start((response) => {
      if (port === own) respond(response);
    });
    own.catch(() => {
      if (port === own) port = undefined;
    });
    return own;
  };
  const load = () => {
    const started = () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
        port ??= startNext();
        port.then((send) => send({ type: 'load', ...addresses }), reject);
      });
    let late = true;
    loading ??= withTimeLimit(
      started().finally(() => (late = false)),
      LOAD_LIMIT,
      'The search does not answer.',
    ).catch((error: unknown) => {
      // The next attempt requests it again, from another host if this one is silent.
      if (late) giveUp();
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
      clearTimeout(answerTimer);
    },
    async search(query, show, lost) {
      latest += 1;
      clearTimeout(answerTimer);
      const id = latest;
      shown = undefined;
      try {
        await load();
      } catch (error) {
        // Nobody waits for an earlier query.
        if (id === latest) throw error;
      }
      const send = await port;
      if (id !== latest) return;
      shown = show;
      answerTimer = setTimeout(() => {
        shown = undefined;
        giveUp();
        lost?.();
      }, ANSWER_LIMIT);
      send?.({ type: 'search', id, query });
    },
  };
}
