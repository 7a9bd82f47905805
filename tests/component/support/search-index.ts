import type {
  createClient as CreateClient,
  SearchClient,
} from '../../../src/search/client';
import type { SearchPage } from '../../../src/search/format/documents';
import { packIndex } from '../../../src/search/format/index-file';
import { indexes } from './ledger/search';

/** A page of the small site without what a test does not look for. */
function page(
  known: Pick<SearchPage, 'title' | 'link'> & Partial<SearchPage>,
): SearchPage {
  const isHome = /^\/(zh-CN)?$/.test(known.link);
  const [home, demos] = known.link.startsWith('/zh-CN')
    ? ['首页', '示例']
    : ['Home', 'Demos'];
  return {
    navTitle: isHome ? home : demos,
    navOrder: isHome ? 0 : 1,
    description: '',
    keywords: [],
    paragraphs: [],
    sections: [],
    demos: [],
    props: [],
    ...known,
  };
}

const ENGLISH = [
  page({
    title: 'Small site',
    link: '/',
    description: 'What it is.',
    paragraphs: ['Write <img src=x onerror=fail()> and it stays a text.'],
    sections: [
      { rawTitle: 'API', title: 'API', above: [], link: '/#api', paragraphs: [] },
      {
        rawTitle: 'Properties',
        title: 'API › Properties',
        above: ['API'],
        link: '/#properties',
        paragraphs: ['All that a table takes.'],
      },
    ],
    props: [
      {
        name: 'rowKey',
        title: 'Table.rowKey',
        link: '/#table-rowkey',
        text: 'Where the unique key of a row comes from.',
        deprecated: false,
      },
      {
        name: 'scroll',
        title: 'Table.scroll',
        link: '/#table-scroll',
        text: 'Turns on scrolling.',
        deprecated: false,
      },
    ],
  }),
  page({ title: 'Demos', link: '/demo', description: 'All demos.' }),
  page({
    title: 'simple',
    link: '/demo/simple',
    description: 'The smallest table.',
    demos: [
      {
        link: '/demo/simple#simple',
        name: 'simple',
        rawTitle: 'Three people',
        title: 'Three people',
        description: 'Press the button to add a row.',
        keywords: ['addRow', 'useState'],
      },
    ],
  }),
  page({
    title: 'scrollX',
    link: '/demo/scroll-x',
    description: 'A table wider than its container.',
  }),
  page({
    title: 'virtual-list',
    link: '/demo/virtual-list',
    description: 'Ten thousand rows.',
    sections: [
      {
        rawTitle: 'What costs',
        title: 'What costs',
        above: [],
        link: '/demo/virtual-list?tab=performance#what-costs',
        paragraphs: ['Measuring each row is slow.'],
      },
    ],
  }),
];

const CHINESE = [
  page({ title: '小站', link: '/zh-CN', description: '这是什么。' }),
  page({ title: '示例', link: '/zh-CN/demo', description: '所有示例。' }),
  page({ title: '简单', link: '/zh-CN/demo/simple', description: '最小的表格。' }),
  page({
    title: 'scrollX',
    link: '/zh-CN/demo/scroll-x',
    description: '比容器更宽的表格，可以横向滚动。',
  }),
  page({ title: 'virtual-list', link: '/zh-CN/demo/virtual-list' }),
];

export interface IndexServer {
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  /** Addresses that are not there. */
  readonly missing: Set<string>;
  /** What stands at an address instead. */
  readonly instead: Map<string, unknown>;
  /** Lets an address wait until the function that it gives is called. */
  hold(address: string): () => void;
}

/** Serves the search index of the small site to `fetch`, in both languages. */
export function serveIndex(): IndexServer {
  const files = new Map<string, unknown>();
  for (const [locale, pages] of [
    ['en-US', ENGLISH],
    ['zh-CN', CHINESE],
  ] as const) {
    const { index, texts } = packIndex(pages, []);
    files.set(indexes[locale].index, index).set(indexes[locale].texts, texts);
  }
  const held = new Map<string, Promise<void>>();
  const server = {
    asked: [] as string[],
    missing: new Set<string>(),
    instead: new Map<string, unknown>(),
    hold(address: string) {
      let release = () => {};
      held.set(address, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
  };
  globalThis.fetch = (async (address: string) => {
    server.asked.push(address);
    await held.get(address);
    const file = server.instead.get(address) ?? files.get(address);
    const ok = file !== undefined && !server.missing.has(address);
    return { ok, status: ok ? 200 : 404, json: async () => readAnew(file) };
  }) as unknown as typeof fetch;
  return server;
}

/** As a file comes: each time anew. */
function readAnew(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file));
}

let pageNumber = 0;

/** Forgets what the page of the last test has loaded. */
export function leavePage(): void {
  pageNumber += 1;
}

/**
 * The theme keeps one client of each language for as long as a page lives. Here each test is a page:
 * the same client begins anew after `leavePage`.
 */
export function renewed(createClient: typeof CreateClient): typeof CreateClient {
  return (...given) => {
    let last: { of: number; client: SearchClient } | undefined;
    const client = () => {
      if (last?.of !== pageNumber)
        last = { of: pageNumber, client: createClient(...given) };
      return last.client;
    };
    return {
      load: () => client().load(),
      search: (query, show) => client().search(query, show),
      cancel: () => client().cancel(),
    };
  };
}
