import { createEngine } from './engine/engine';
import type { SearchAnswer, SearchEngine } from './engine/engine';
import { unpackIndex } from './format/index-file';
import type { IndexFile } from './format/index-file';
import { loadJson } from './load-json';
import { createTexts } from './load-texts';
import type { IndexAddresses, LoadTexts } from './load-texts';

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

/**
 * The search host, in a worker or in the page itself. It loads the index once, and again
 * on request after a failure. After an answer it fetches the texts that the excerpts of its
 * hits are cut from, and then answers again if no other query has come. Texts that fail to
 * load are fetched again by the next query that needs them.
 */
export function createHost(
  respond: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let ready: { engine: SearchEngine; loadTexts: LoadTexts } | undefined;
  let last = 0;

  const load = async (addresses: IndexAddresses) => {
    const file = await loadJson<IndexFile>(addresses.index);
    const index = unpackIndex(file);
    const engine = createEngine(index);
    index.pages.slice(0, WARM_UP_QUERIES).forEach(({ title }) => engine.search(title));
    ready = { engine, loadTexts: createTexts(engine, addresses, file.parts) };
  };
  const search = async (id: number, query: string) => {
    last = id;
    if (!ready) return;
    const { engine, loadTexts } = ready;
    const answer = () => {
      const { missing, ...found } = engine.search(query);
      respond({ type: 'answer', id, answer: found });
      return missing;
    };
    const haveCome = await loadTexts(answer());
    if (haveCome && last === id) answer();
  };
  return (request) => {
    if (request.type === 'hello') respond({ type: 'here' });
    else if (request.type === 'search') void search(request.id, request.query);
    else {
      load(request).then(
        () => respond({ type: 'ready' }),
        (error: unknown) => respond({ type: 'failed', message: String(error) }),
      );
    }
  };
}
