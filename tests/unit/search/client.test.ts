import { createClient } from '../../../src/search/client';
import type { SearchAnswer } from '../../../src/search/engine/engine';
import type { SearchRequest, SearchResponse } from '../../../src/search/host';

const ADDRESSES = { index: '/en.json', texts: '/en.texts.json' };

/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const answerOf = (count: number, complete = false): SearchAnswer => ({
  best: [],
  groups: [],
  count,
  partial: false,
  complete,
});

/** A side that searches only when the test says so. */
function makeSide({ failures = 0 } = {}) {
  const requests: SearchRequest[] = [];
  let starts = 0;
  const hosts: ((response: SearchResponse) => void)[] = [];
  const respond = (response: SearchResponse) => hosts.at(-1)?.(response);
  const client = createClient(ADDRESSES, (given) => {
    starts += 1;
    hosts.push(given);
    return starts <= failures
      ? Promise.reject(new Error('No script.'))
      : Promise.resolve((request) => requests.push(request));
  });
  const searches = () =>
    requests.flatMap((request) => (request.type === 'search' ? [request] : []));
  return {
    client,
    requests,
    searches,
    loads: () => requests.filter(({ type }) => type === 'load'),
    starts: () => starts,
    hosts,
    respond,
    answer(query: string, answer: SearchAnswer) {
      const id = searches().find((request) => request.query === query)?.id ?? -1;
      respond({ type: 'answer', id, answer });
    },
  };
}

/** A side that has loaded. */
async function makeReadySide() {
  const side = makeSide();
  const loaded = side.client.load();
  await settled();
  side.respond({ type: 'ready' });
  await loaded;
  return side;
}

/** Asks, and gives the answers that are shown from then on. */
async function ask(side: ReturnType<typeof makeSide>, query: string) {
  const shown: SearchAnswer[] = [];
  await side.client.search(query, (answer) => shown.push(answer));
  return shown;
}

describe('loading', () => {
  test('nothing is started before it is needed', async () => {
    const side = makeSide();
    await settled();
    expect(side.starts()).toBe(0);
  });

  test('the index is asked for by its addresses and awaited', async () => {
    const side = makeSide();
    const loaded = jest.fn();
    void side.client.load().then(loaded);
    await settled();
    expect(side.requests).toEqual([{ type: 'load', ...ADDRESSES }]);
    expect(loaded).not.toHaveBeenCalled();
    side.respond({ type: 'ready' });
    await settled();
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('it is loaded once, however often it is asked for', async () => {
    const side = makeSide();
    const all = [
      side.client.load(),
      side.client.load(),
      side.client.search('row', () => undefined),
    ];
    await settled();
    side.respond({ type: 'ready' });
    await Promise.all(all);
    await side.client.load();
    await side.client.search('cell', () => undefined);
    expect(side.starts()).toBe(1);
    expect(side.loads()).toHaveLength(1);
  });

  test('a failure rejects with what went wrong, and the next call loads anew', async () => {
    const side = makeSide();
    const first = side.client.load();
    await settled();
    side.respond({ type: 'failed', message: '404 /en.json' });
    await expect(first).rejects.toThrow('404 /en.json');
    const second = side.client.load();
    await settled();
    expect(side.loads()).toHaveLength(2);
    side.respond({ type: 'ready' });
    await expect(second).resolves.toBeUndefined();
  });

  test('a search rejects where the index cannot be loaded, and the next one is answered', async () => {
    const side = makeSide();
    const shown: SearchAnswer[] = [];
    const first = side.client.search('row', (answer) => shown.push(answer));
    await settled();
    side.respond({ type: 'failed', message: 'Offline.' });
    await expect(first).rejects.toThrow('Offline.');
    expect(side.searches()).toEqual([]);
    const second = side.client.search('row', (answer) => shown.push(answer));
    await settled();
    side.respond({ type: 'ready' });
    await second;
    side.answer('row', answerOf(1));
    expect(shown).toEqual([answerOf(1)]);
  });

  test('a side that could not be started is started anew by the next call', async () => {
    const side = makeSide({ failures: 1 });
    await expect(side.client.load()).rejects.toThrow('No script.');
    const second = side.client.load();
    second.catch(() => undefined);
    await settled();
    expect(side.starts()).toBe(2);
    side.respond({ type: 'ready' });
    await expect(second).resolves.toBeUndefined();
  });

  test('a side that was silent for too long is not heard while the next one loads', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const side = makeSide();
    const first = expect(side.client.load()).rejects.toThrow('does not answer');
    await settled();
    jest.advanceTimersByTime(20_000);
    await first;
    jest.useRealTimers();

    const shown = ask(side, 'row');
    await settled();
    expect(side.starts()).toBe(2);
    side.hosts[0]?.({ type: 'ready' });
    await settled();
    // The second one would not know what to look in.
    expect(side.searches()).toEqual([]);
    side.respond({ type: 'ready' });
    const answers = await shown;
    side.answer('row', answerOf(1));
    expect(answers).toEqual([answerOf(1)]);
  });

  test('nor is its failure to start taken for one of the next', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const starts: ((error: Error) => void)[] = [];
    const requests: SearchRequest[] = [];
    let respond: (response: SearchResponse) => void = () => undefined;
    const client = createClient(ADDRESSES, (given) => {
      respond = given;
      return new Promise((resolve, reject) => {
        starts.push(reject);
        if (starts.length === 2) resolve((request) => requests.push(request));
      });
    });
    const first = expect(client.load()).rejects.toThrow('does not answer');
    jest.advanceTimersByTime(20_000);
    await first;
    jest.useRealTimers();

    const second = client.search('row', () => undefined);
    await settled();
    starts[0]?.(new Error('No script.'));
    await settled();
    respond({ type: 'ready' });
    await second;
    expect(requests).toContainEqual({ type: 'search', id: 1, query: 'row' });
  });
});

describe('searching', () => {
  test('a query is sent when the index is there, and its answer shown', async () => {
    const side = makeSide();
    const shown = ask(side, 'row');
    await settled();
    expect(side.searches()).toEqual([]);
    side.respond({ type: 'ready' });
    const answers = await shown;
    expect(side.searches().map(({ query }) => query)).toEqual(['row']);
    side.answer('row', answerOf(1));
    expect(answers).toEqual([answerOf(1)]);
  });

  test('each query has an id of its own, the same query again, too', async () => {
    const side = await makeReadySide();
    for (const query of ['row', 'rowKey', 'row']) await ask(side, query);
    const ids = side.searches().map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('the answer that comes again with excerpts is shown, too', async () => {
    const side = await makeReadySide();
    const shown = await ask(side, 'row');
    side.answer('row', answerOf(1));
    side.answer('row', answerOf(1, true));
    expect(shown).toEqual([answerOf(1), answerOf(1, true)]);
  });

  test('an answer to an earlier query is never shown', async () => {
    const side = await makeReadySide();
    const early = await ask(side, 'row');
    const late = await ask(side, 'rowKey');
    side.answer('row', answerOf(1));
    side.answer('rowKey', answerOf(2));
    side.answer('row', answerOf(3, true));
    expect(early).toEqual([]);
    expect(late).toEqual([answerOf(2)]);
  });

  test('an answer to an earlier query is not shown while the next is on its way', async () => {
    const side = await makeReadySide();
    const early = await ask(side, 'row');
    const late = ask(side, 'rowKey');
    side.answer('row', answerOf(1));
    expect(await late).toEqual([]);
    expect(early).toEqual([]);
  });

  test('of queries that are written while the index loads the last alone is sent', async () => {
    const side = makeSide();
    const all = ['r', 'ro', 'row'].map((query) => ask(side, query));
    await settled();
    side.respond({ type: 'ready' });
    const [first, , last] = await Promise.all(all);
    expect(side.searches().map(({ query }) => query)).toEqual(['row']);
    side.answer('row', answerOf(1));
    expect([first, last]).toEqual([[], [answerOf(1)]]);
  });

  test('a query that is forgotten shows nothing more', async () => {
    const side = await makeReadySide();
    const shown = await ask(side, 'row');
    side.answer('row', answerOf(1));
    side.client.cancel();
    side.answer('row', answerOf(1, true));
    expect(shown).toEqual([answerOf(1)]);
  });

  test('a query that is forgotten while the index loads is not sent', async () => {
    const side = makeSide();
    const shown = ask(side, 'row');
    await settled();
    side.client.cancel();
    side.respond({ type: 'ready' });
    expect(await shown).toEqual([]);
    expect(side.searches()).toEqual([]);
  });

  test('what is asked after forgetting is answered', async () => {
    const side = await makeReadySide();
    side.client.cancel();
    const shown = await ask(side, 'row');
    side.answer('row', answerOf(1));
    expect(shown).toEqual([answerOf(1)]);
  });
});
