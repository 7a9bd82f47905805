import { createHost } from '../../../src/search/host';
import type { SearchRequest, SearchResponse } from '../../../src/search/host';
import { packIndex } from '../../../src/search/format/index-file';
import { hitsOf, makeSearchPage, makeSection } from './made-pages';

const { index, texts } = packIndex(
  [
    makeSearchPage({
      link: '/',
      title: 'Manual',
      sections: [makeSection('Rows', '/#rows', 'Every row has a height.')],
    }),
  ],
  [],
);
const LOAD = { type: 'load', index: '/index.json', texts: '/texts.json' } as const;

type Reply = () => Response | Promise<Response>;
const json =
  (value: unknown): Reply =>
  () =>
    new Response(JSON.stringify(value));
const status =
  (code: number): Reply =>
  () =>
    new Response('', { status: code });
const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const ownFetch = globalThis.fetch;
const fetched: string[] = [];
let replies: Record<string, Reply> = {};

beforeEach(() => {
  fetched.length = 0;
  replies = { '/index.json': json(index), '/texts.json': json(texts) };
  globalThis.fetch = async (url) => {
    fetched.push(String(url));
    return (replies[String(url)] ?? status(404))();
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

/** Lets everything run that waits for no more than a reply. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

function makeHost() {
  const responses: SearchResponse[] = [];
  const handle = createHost((response) => responses.push(response));
  return {
    responses,
    async ask(...requests: SearchRequest[]) {
      requests.forEach(handle);
      await settled();
    },
    /** The answers so far: id, number of hits, and whether their excerpts are there. */
    answers: () =>
      responses.flatMap((response) =>
        response.type === 'answer'
          ? [[response.id, response.answer.count, response.answer.complete]]
          : [],
      ),
  };
}

const search = (id: number, query: string): SearchRequest => ({
  type: 'search',
  id,
  query,
});

test('it says that it is there', async () => {
  const host = makeHost();
  await host.ask({ type: 'hello' });
  expect(host.responses).toEqual([{ type: 'here' }]);
  expect(fetched).toEqual([]);
});

test('it loads the index alone and says when it is ready', async () => {
  const host = makeHost();
  await host.ask(LOAD);
  expect(host.responses).toEqual([{ type: 'ready' }]);
  expect(fetched).toEqual(['/index.json']);
});

test.each<[string, Reply, RegExp]>([
  ['is not there', status(404), /404.*\/index\.json/],
  ['cannot be given', status(500), /500/],
  ['cannot be reached', offline, /Failed to fetch/],
  ['is no JSON', () => new Response('<!doctype html>'), /JSON/],
  ['is another file', json({ error: 'gone' }), /./],
  ['is empty', json(null), /./],
])(
  'an index that %s is a failure, and another try succeeds',
  async (_, reply, message) => {
    const host = makeHost();
    replies['/index.json'] = reply;
    await host.ask(LOAD);
    expect(host.responses).toEqual([
      { type: 'failed', message: expect.stringMatching(message) as string },
    ]);
    replies['/index.json'] = json(index);
    await host.ask(LOAD, { type: 'hello' });
    expect(host.responses).toContainEqual({ type: 'ready' });
    await host.ask(search(1, 'rows'));
    expect(host.answers()[0]).toEqual([1, 1, false]);
  },
);

test('the first answer comes at once, and again when its texts have come', async () => {
  const host = makeHost();
  await host.ask(LOAD);
  await host.ask(search(7, 'height'));
  expect(host.answers()).toEqual([
    [7, 1, false],
    [7, 1, true],
  ]);
  const last = host.responses[host.responses.length - 1];
  const hit = last?.type === 'answer' ? hitsOf(last.answer)[0] : undefined;
  expect(hit?.highlightTexts).toContainEqual({ text: 'height', highlighted: true });
});

test('the texts are fetched once, and later answers have excerpts', async () => {
  const host = makeHost();
  await host.ask(LOAD);
  await host.ask(search(1, 'rows'));
  await host.ask(search(2, 'height'));
  expect(fetched).toEqual(['/index.json', '/texts.json']);
  expect(host.answers().slice(2)).toEqual([[2, 1, true]]);
});

test('of queries before the texts the last alone is answered again', async () => {
  const host = makeHost();
  await host.ask(LOAD);
  await host.ask(search(1, 'r'), search(2, 'ro'), search(3, 'rows'));
  expect(fetched).toEqual(['/index.json', '/texts.json']);
  expect(host.answers().map(([id, , complete]) => [id, complete])).toEqual([
    // Nothing begins with a single letter, so no text is missing.
    [1, true],
    [2, false],
    [3, false],
    [3, true],
  ]);
});

test.each<[string, Reply]>([
  ['are not there', status(404)],
  ['cannot be reached', offline],
])('texts that %s are tried again by the next query', async (_, reply) => {
  const host = makeHost();
  replies['/texts.json'] = reply;
  await host.ask(LOAD);
  await host.ask(search(1, 'rows'));
  expect(host.answers()).toEqual([[1, 1, false]]);
  expect(host.responses.map(({ type }) => type)).not.toContain('failed');
  replies['/texts.json'] = json(texts);
  await host.ask(search(2, 'rows'));
  expect(host.answers()).toEqual([
    [1, 1, false],
    [2, 1, false],
    [2, 1, true],
  ]);
});

test('a query before there is an index is not answered', async () => {
  const host = makeHost();
  await host.ask(search(1, 'rows'));
  expect(host.responses).toEqual([]);
  expect(fetched).toEqual([]);
});

test('a query while the index loads does not keep later ones from their excerpts', async () => {
  const host = makeHost();
  replies['/index.json'] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return new Response(JSON.stringify(index));
  };
  await host.ask(LOAD, search(1, 'rows'));
  await settled();
  await host.ask(search(2, 'height'));
  expect(host.answers()).toContainEqual([2, 1, true]);
});
