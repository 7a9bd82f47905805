import { createEngine } from './engine';
import type { SearchAnswer, SearchEngine } from './engine';
import { unpackIndex } from './index-file';
import type { IndexFile } from './index-file';

/** Addresses of the two files of an index. */
export interface IndexAddresses {
  /** What a search needs. */
  index: string;
  /** What excerpts are cut from. */
  texts: string;
}

/** What is asked of the side that searches. */
export type SearchRequest =
  /** Asks whether it is there. */
  | { type: 'hello' }
  | ({ type: 'load' } & IndexAddresses)
  | { type: 'search'; id: number; query: string };

/** What it says. */
export type SearchResponse =
  | { type: 'here' }
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; answer: SearchAnswer };

/** Pages whose titles are looked for before the reader asks: the first query is as quick as later ones. */
const WARM_UP = 3;

async function load<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as T;
}

/**
 * The side that searches, in a worker or in the page itself. The index is loaded once, again when
 * asked after a failure. With the first answer the texts are fetched, and the last query is
 * answered once more with excerpts; a failure is made good by the next query.
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
        // Hits without excerpts are still hits; the next query tries again.
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
          index.pages.slice(0, WARM_UP).forEach(({ title }) => made.search(title));
          engine = made;
          respond({ type: 'ready' });
        })
        .catch((error: unknown) => respond({ type: 'failed', message: String(error) }));
    }
  };
}
