import { indexFiles } from '../../../src/plugin/outputs/search-index';
import { createHost } from '../../../src/search/host';
import type { SearchRequest, SearchResponse } from '../../../src/search/host';
import { packIndex } from '../../../src/search/format/index-file';
import {
  engineWithTexts,
  FILLERS,
  hitsOf,
  makeSearchPage,
  makeSection,
} from './made-pages';
import { randomNumbers } from './random';

const WORDS = ['row', 'cell', 'header', 'scroll', 'sticky', 'width', 'column', 'expand'];

/** A site of 200 pages with two sections of one kilobyte each, a word of its own on each page. */
function largeSite() {
  const below = randomNumbers(7);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[below(WORDS.length)]).join(' ');
  return Array.from({ length: 200 }, (_, at) => {
    const link = `/page-${at}`;
    return makeSearchPage({
      link,
      title: `Page ${at}`,
      sections: [
        makeSection('First', `${link}#first`, words(150), `The unique${at}x is here.`),
        makeSection('Second', `${link}#second`, words(150)),
      ],
    });
  });
}

const pages = largeSite();
const { addresses, files } = indexFiles('en-US', packIndex(pages, FILLERS));
const partOf = (word: string) =>
  files.find(([name, text]) => name.includes('/en-US/') && text.includes(word))?.[0];

const ownFetch = globalThis.fetch;
const fetched: string[] = [];
const cut = new Set<string>();
const held = new Map<string, Promise<void>>();

beforeEach(() => {
  fetched.length = 0;
  cut.clear();
  held.clear();
  globalThis.fetch = async (url) => {
    const name = String(url);
    fetched.push(name);
    await held.get(name);
    const text = new Map(files).get(name);
    return new Response(text ?? '', { status: cut.has(name) || !text ? 404 : 200 });
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 30));

/** A host that has loaded the index. */
async function makeHost() {
  const responses: SearchResponse[] = [];
  const handle = createHost((response) => responses.push(response));
  const ask = async (...requests: SearchRequest[]) => {
    requests.forEach(handle);
    await settled();
  };
  await ask({ type: 'load', ...addresses });
  fetched.length = 0;
  const answers = () => responses.flatMap((one) => (one.type === 'answer' ? [one] : []));
  return {
    answers,
    /** Asks, and gives the last answer to it. */
    async search(id: number, query: string) {
      await ask({ type: 'search', id, query });
      return answers()
        .filter((one) => one.id === id)
        .pop()?.answer;
    },
  };
}

test('the index of a large site names parts, and no file has all texts', () => {
  expect(addresses).toEqual({
    index: expect.stringMatching(/^\/search\/en-US\.[0-9a-f]{8}\.json$/) as string,
    parts: expect.stringMatching(/^\/search\/en-US\/\*\.[0-9a-f]{8}\.json$/) as string,
  });
  expect(files.length).toBeGreaterThan(50);
  // Hosts and the offline worker tell by its end that a file never changes.
  expect(files.filter(([name]) => !/\.[0-9a-f]{8}\.json$/.test(name))).toEqual([]);
});

test.each(['row', 'sticky header', 'unique70x', 'page 12', 'colum'])(
  'the answer to "%s" is that of a site with one file',
  async (query) => {
    const host = await makeHost();
    const { missing, ...expected } = engineWithTexts(pages).search(query);
    expect(missing).toEqual([]);
    expect(await host.search(1, query)).toEqual(expected);
    expect(expected.count).toBeGreaterThan(0);
  },
);

test('only the parts of the hits that are shown are loaded, each once', async () => {
  const host = await makeHost();
  await host.search(1, 'unique70x');
  expect(fetched).toEqual([partOf('unique70x')]);
  const found = await host.search(2, 'sticky');
  expect(
    hitsOf(found ?? { best: [], groups: [], count: 0, partial: false, complete: false }),
  ).not.toEqual([]);
  expect(fetched.length).toBeLessThanOrEqual(1 + (found?.count ?? 0));
  const before = fetched.length;
  await host.search(3, 'unique70x');
  expect(fetched).toHaveLength(before);
  expect(new Set(fetched).size).toBe(before);
  // What is there already is shown at once.
  expect(host.answers().filter(({ id }) => id === 3)).toHaveLength(1);
});

test('a part that does not come leaves its hit without an excerpt until the next query', async () => {
  const host = await makeHost();
  const lost = partOf('unique70x') ?? '';
  cut.add(lost);
  const first = await host.search(1, 'unique70x');
  expect([first?.count, first?.complete]).toEqual([1, false]);
  expect(first?.best[0]?.highlightTexts).toEqual([]);
  cut.clear();
  const second = await host.search(2, 'unique70x');
  expect(second?.complete).toBe(true);
  expect(second?.best[0]?.highlightTexts).toContainEqual({
    text: 'unique70x',
    highlighted: true,
  });
  expect(fetched).toEqual([lost, lost]);
});

test('the other hits have their excerpts where one part does not come', async () => {
  const host = await makeHost();
  const all = await host.search(1, 'sticky');
  const needed = [...fetched];
  const other = await makeHost();
  cut.add(needed[0] ?? '');
  const found = await other.search(1, 'sticky');
  const bare = found ? hitsOf(found).filter((hit) => !hit.highlightTexts[0]) : [];
  expect(found?.complete).toBe(false);
  expect(bare.length).toBeGreaterThan(0);
  expect(bare.length).toBeLessThan(all?.count ?? 0);
});

test('parts that come after another query bring no answer to the earlier one', async () => {
  const host = await makeHost();
  let release = () => {};
  held.set(partOf('unique70x') ?? '', new Promise((resolve) => (release = resolve)));
  await host.search(1, 'unique70x');
  await host.search(2, 'unique150x');
  release();
  await settled();
  expect(host.answers().map(({ id, answer }) => [id, answer.complete])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
});
