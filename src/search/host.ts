import { createEngine } from './engine/engine';
import type { SearchAnswer, SearchEngine } from './engine/engine';
import { unpackIndex } from './format/index-file';
import type { IndexFile } from './format/index-file';

/** Addresses of the two files of an index. */
export interface IndexAddresses {
  /** The file that a search needs. */
  index: string;
  /** The file that excerpts are cut from. */
  texts: string;
}

/** Messages to the search host. */
export type SearchRequest =
  /** Checks whether the host runs. */
  | { type: 'hello' }
  | ({ type: 'load' } & IndexAddresses)
  | { type: 'search'; id: number; query: string };

/** Messages from the search host. */
export type SearchResponse =
  | { type: 'here' }
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; answer: SearchAnswer };

/**
 * Number of page titles to search for at start, so that the first query is as fast as
 * later ones.
 */
const WARM_UP_QUERIES = 3;

async function load<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as T;
}

/**
 * The search host, in a worker or in the page itself. It loads the index once, and again
 * on request after a failure. With the first answer it fetches the texts, and then
 * answers the last query again with excerpts. If the texts fail to load, the next query
 * retries.
 */
export function createHost(
  respond: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let engine: SearchEngine | undefined;
  let texts: Promise<void> | undefined;
  let addresses: IndexAddresses | undefined;
  let last: { id: number; query: string } | undefined;

  const answer = () => {
    if (!engine || !last) return;
    const { id, query } = last;
    respond({ type: 'answer', id, answer: engine.search(query) });
  };
  const loadTexts = (url: string) => {
    texts ??= load<string[][]>(url)
      .then((given) => {
        engine?.addTexts(given);
        answer();
      })
      .catch(() => {
        // Hits without excerpts are still useful. The next query tries again.
        texts = undefined;
      });
  };
  return (request) => {
    if (request.type === 'hello') respond({ type: 'here' });
    else if (request.type === 'search') {
      last = request;
      answer();
      if (engine && addresses) loadTexts(addresses.texts);
    } else {
      addresses = request;
      load<IndexFile>(request.index)
        .then((file) => {
          const index = unpackIndex(file);
          const made = createEngine(index);
          index.pages
            .slice(0, WARM_UP_QUERIES)
            .forEach(({ title }) => made.search(title));
          engine = made;
          respond({ type: 'ready' });
        })
        .catch((error: unknown) => respond({ type: 'failed', message: String(error) }));
    }
  };
}
