import type { SiteData } from '../../../../src/data/site-data';
import type { Locale } from '../../../../src/model/locale';
import type { NavItem } from '../../../../src/model/nav';
import type { ShippedOptions } from '../../../../src/plugin/schemas/options';
import type { Page, PageTab } from '../../../../src/model/page';
import { wordsOf } from '../words';

/** A small site in two languages: two groups, a page with tabs, a page without translation. */
export const locales: Locale[] = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];

export const options: ShippedOptions = {
  name: 'Small site',
  prefersColor: { default: 'light' },
  repository: 'https://example.com/repository',
  editUrl: 'https://example.com/edit/{file}',
  footer: { 'en-US': 'Free to use.', 'zh-CN': '可自由使用。' },
};

export const base = '';

interface Entry {
  path: string;
  title: string;
  chinese?: string;
  description: string;
  group: string;
  tabs?: PageTab[];
}

const ENTRIES: Entry[] = [
  {
    path: '/',
    title: 'Small site',
    chinese: '小站',
    description: 'What it is.',
    group: 'Documentation',
  },
  {
    path: '/demo',
    title: 'Demos',
    chinese: '示例',
    description: 'All demos.',
    group: 'Documentation',
  },
  {
    path: '/demo/simple',
    title: 'simple',
    chinese: '简单',
    description: 'The smallest table.',
    group: 'Basics',
  },
  {
    path: '/demo/scroll-x',
    title: 'scrollX',
    description: 'A table wider than its container.',
    group: 'Basics',
  },
  {
    path: '/demo/virtual-list',
    title: 'virtual-list',
    description: 'Ten thousand rows.',
    group: 'Basics',
    tabs: [
      { key: null, title: '' },
      { key: 'performance', title: 'Performance' },
    ],
  },
];

const pages: Page[] = ENTRIES.flatMap(({ chinese, ...entry }, order) => {
  const file = `docs${entry.path === '/' ? '/index' : entry.path}.md`;
  return [
    { ...entry, locale: 'en-US', order, file, translated: true },
    {
      ...entry,
      path: entry.path === '/' ? '/zh-CN' : `/zh-CN${entry.path}`,
      locale: 'zh-CN',
      order,
      file,
      title: chinese ?? entry.title,
      translated: chinese !== undefined,
    },
  ];
});

/** The headers by language: two pages, a menu, and a link to another host. */
const NAV: Record<string, NavItem[]> = {
  'en-US': [
    { title: 'Home', link: '/' },
    { title: 'Demos', link: '/demo' },
    {
      title: 'More',
      more: true,
      at: ['/demo/scroll-x'],
      children: [
        { title: 'Widths', link: '/demo/scroll-x' },
        { title: 'Elsewhere', link: 'https://example.com/', more: true },
      ],
    },
    { title: 'Outside', link: 'https://example.com/outside', more: true, at: [] },
  ],
  'zh-CN': [
    { title: '首页', link: '/zh-CN' },
    { title: '示例', link: '/zh-CN/demo' },
  ],
};

/** As the build writes them: pages without their descriptions, and these by address. */
export const loaders = Object.fromEntries(
  locales.map(({ id }) => {
    const own = pages.filter(({ locale }) => locale === id);
    return [
      id,
      {
        site: (): Promise<{ default: SiteData }> =>
          Promise.resolve({
            default: {
              pages: own.map((page) => ({ ...page, description: '' })),
              nav: NAV[id] ?? [],
              sidebars: [[0, 'Documentation', 2, 'Basics', 5]],
              messages: wordsOf(id),
            },
          }),
        laterWords: () => Promise.resolve({ default: {} }),
        descriptions: (): Promise<{ default: Record<string, string> }> =>
          Promise.resolve({
            default: Object.fromEntries(
              own.map(({ path, description }) => [path, description]),
            ),
          }),
      },
    ];
  }),
);
