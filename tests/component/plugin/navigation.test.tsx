import { useNavData } from 'dumi/dist/client/theme-api/useNavData';
import {
  useFullSidebarData,
  useSidebarData,
} from 'dumi/dist/client/theme-api/useSidebarData';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../../src/model/locale';
import { localeOf, withLocale } from '../../../src/model/locale';
import type { NavItem } from '../../../src/model/nav';
import { normalizePath } from '../../../src/model/page';
import type { Page } from '../../../src/model/page';
import { groupsOf } from '../../../src/model/sidebar';
import { navigationOf } from '../../../src/plugin/site/navigation';
import type { NavigationSite } from '../../../src/plugin/site/navigation/placed-pages';
import type { CodePage } from '../../../src/plugin/site/read-site';

/** What dumi's hooks read, set before each rendering. */
const world = { current: {} as Record<string, unknown> };

jest.mock('dumi', () => ({
  useAppData: () => ({ routes: world.current.routes }),
  useFullSidebarData: () => useFullSidebarData(),
  useIntl: () => ({ locale: (world.current.locale as Locale).id }),
  useLocale: () => world.current.locale,
  useLocation: () => ({ pathname: world.current.path }),
  useRouteMeta: () => world.current.meta,
  useSiteData: () => world.current.site,
}));

interface Doc {
  /** Below the folder of documents, or of pages if it is code. */
  file: string;
  title?: string;
  order?: number;
  nav?: unknown;
  group?: unknown;
  /** Lies beside a component's code. */
  isAtom?: boolean;
}

interface Given {
  locales?: Locale[];
  docs: Doc[];
  twoLevels?: boolean;
  themeConfig?: { nav?: unknown; sidebar?: unknown };
}

const EN: Locale = { id: 'en-US', name: 'English', base: '/' };
const ZH: Locale = { id: 'zh-CN', name: '中文', base: '/zh-CN' };

/** The address that dumi makes of a file, without the slash at its start. */
function routePath(file: string, locales: readonly Locale[]): string {
  const locale = locales.find(({ id }) => /\.([\w-]+)\.\w+$/.exec(file)?.[1] === id);
  const path = file
    .replace(locale ? `.${locale.id}.` : '.', '.')
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)index$/, '');
  if (!locale) return path;
  return withLocale(`/${path}`, locale).slice(1);
}

/** The same site for dumi's hooks and for the theme. */
function siteOf({ docs, locales = [EN], twoLevels = true, themeConfig = {} }: Given) {
  const routes: Record<string, object> = {};
  const metas = new Map<string, object>();
  const pages: Page[] = [];
  const others: CodePage[] = [];
  const files = new Map<string, unknown>();
  const atoms = new Set<string>();
  for (const { file, isAtom, ...given } of docs) {
    const path = routePath(file, locales);
    const name = `docs/${file}`;
    const title = given.title ?? file;
    const meta = {
      frontmatter: { ...given, title, filename: name },
      ...(isAtom && { _atom_route: true }),
    };
    routes[file] = { id: file, path, parentId: 'DocLayout', meta };
    const address = normalizePath(`/${path}`);
    metas.set(address, meta);
    if (isAtom) atoms.add(address);
    if (file.endsWith('.tsx')) {
      const { id } = localeOf(address, locales);
      const { order = 0, ...said } = given as Partial<CodePage>;
      others.push({ ...said, path: address, locale: id, title, order });
      continue;
    }
    pages.push({
      path: address,
      locale: localeOf(address, locales).id,
      title,
      description: '',
      order: given.order ?? 0,
      file: name,
      translated: true,
    });
    files.set(name, { document: { frontMatter: given } });
  }
  const site = {
    options: themeConfig,
    locales,
    pages,
    files,
    others,
    hidden: [],
    atoms,
    twoLevels,
  } as unknown as NavigationSite;
  const site2 = { themeConfig, locales, _2_level_nav_available: twoLevels };
  return { routes, metas, site, siteData: site2 };
}

type Group = { title: string; children: { title: string; link: string }[] };
type Link = { title: string; link?: string; children?: Link[] };

function linksOf(items: readonly NavItem[] | readonly Link[]): Link[] {
  return items.map(({ title, link, children }) => ({
    title,
    ...(link !== undefined && { link }),
    ...(children && { children: linksOf(children) }),
  }));
}

/** What dumi's own hooks return at an address. */
function ofDumi(
  { routes, metas, siteData }: ReturnType<typeof siteOf>,
  locale: Locale,
  path: string,
): { nav: Link[]; sidebar: Group[] } {
  let found = { nav: [] as Link[], sidebar: [] as Group[] };
  world.current = { routes, locale, path, meta: metas.get(path), site: siteData };
  const Probe: React.FC = () => {
    const nav = useNavData() as unknown as Link[];
    const sidebar = (useSidebarData() ?? []) as unknown as Group[];
    found = {
      nav: linksOf(nav),
      sidebar: sidebar.map(({ title, children }) => ({
        title: title ?? '',
        children: children.map(({ title: name, link }) => ({ title: name, link })),
      })),
    };
    return null;
  };
  renderToStaticMarkup(<Probe />);
  return found;
}

function ofTheme({ site }: ReturnType<typeof siteOf>, locale: Locale, path: string) {
  const { nav, pages, sidebars, beside } = navigationOf(site, locale);
  const place = pages.find((one) => one.path === path)?.sidebar ?? beside?.[path] ?? 0;
  return {
    nav: linksOf(nav),
    sidebar: groupsOf(pages, sidebars[place]).map((group) => ({
      title: group.title,
      children: group.pages.map(({ title, path: link }) => ({ title, link })),
    })),
  };
}

/** Both answers for each page of a site. */
function answers(given: Given) {
  const made = siteOf(given);
  const { pages, others } = made.site;
  return [...others, ...pages].map(({ path, locale: id }) => {
    const locale = (given.locales ?? [EN]).find((one) => one.id === id) ?? EN;
    return { path, dumi: ofDumi(made, locale, path), theme: ofTheme(made, locale, path) };
  });
}

const flat: Doc[] = [
  { file: 'index.md', title: 'rc-thing' },
  { file: 'demo/simple.md', title: 'Simple', nav: { title: 'Demo', path: '/demo' } },
  { file: 'demo/complex.md', title: 'Complex' },
  { file: 'changelog.md', title: 'Changes', nav: { title: 'Changelog', order: 9 } },
];

const grouped: Doc[] = [
  { file: 'index.md' },
  {
    file: 'guide/index.md',
    title: 'Guide',
    nav: 'Manual',
    group: { title: 'Start', order: -1 },
  },
  { file: 'guide/install.md', title: 'Install', group: 'Start', order: 2 },
  { file: 'guide/faq.md', title: 'FAQ' },
  { file: 'guide/next.md', title: 'Next', group: { title: 'Later', order: 3 } },
  { file: 'guide/deep/er.md', title: 'Deeper', group: 'Later' },
  { file: 'components/button.md', title: 'Button', group: { title: 'General' } },
  {
    file: 'components/input.md',
    title: 'Input',
    group: { title: 'Form', order: 1 },
    order: 4,
  },
  { file: 'components/alert.md', title: 'Alert', group: { title: 'Form', order: 7 } },
  { file: 'components/zoom.md', title: 'Zoom', nav: { order: 3 } },
];

const nested: Doc[] = [
  { file: 'index.md' },
  { file: 'components/form/index.md', title: 'Forms' },
  { file: 'components/form/input.md', title: 'Input', nav: { second: 'Fields' } },
  { file: 'components/form/select.md', title: 'Select' },
  {
    file: 'components/data/table.md',
    title: 'Table',
    nav: { title: 'Parts', order: 2, second: { title: 'Tables', order: -1 } },
  },
  { file: 'docs/intro/start.md', title: 'Start' },
  { file: 'blog/index.md', title: 'Blog' },
  { file: 'blog/2024/first.md', title: 'First', nav: 'Journal' },
  { file: 'blog/2024/deep/er.md', title: 'Deeper' },
];

const bilingual: Doc[] = [
  ...nested,
  { file: 'index.zh-CN.md' },
  { file: 'components/form/index.zh-CN.md', title: '表单' },
  { file: 'components/form/input.zh-CN.md', title: '输入框', group: '数据' },
  { file: 'components/form/select.zh-CN.md', title: '选择器', group: '按钮' },
  { file: 'about.zh-CN.md', title: '关于' },
];

const SITES: [string, Given][] = [
  ['pages in one folder', { docs: flat }],
  ['groups with and without a place', { docs: grouped }],
  ['groups on one level', { docs: grouped, twoLevels: false }],
  ['two levels', { docs: nested }],
  [
    'pages of code, with and without pages of text beside them',
    {
      docs: [
        { file: 'index.tsx', title: 'Home' },
        {
          file: 'download.tsx',
          title: 'Paper',
          nav: { title: 'Get it', order: 3 },
          order: 4,
        },
        { file: 'guide/tour.tsx', title: 'Tour', group: 'Start', order: -1 },
        { file: 'download.zh-CN.tsx', title: '白皮书', nav: { title: '下载', order: 3 } },
        ...bilingual,
        ...grouped.slice(1),
      ],
      locales: [EN, ZH],
    },
  ],
  ['two levels where one is known', { docs: nested, twoLevels: false }],
  ['two languages', { docs: bilingual, locales: [EN, ZH] }],
  [
    'languages at the end of addresses',
    {
      docs: bilingual.filter(({ file }) => !file.startsWith('index')),
      locales: [
        { id: 'en-US', name: 'English', suffix: '' },
        { id: 'zh-CN', name: '中文', suffix: '-cn' },
      ],
    },
  ],
  [
    'one language that is Chinese',
    {
      docs: [
        ...grouped,
        { file: 'guide/bei.md', title: '北' },
        { file: 'guide/an.md', title: '安' },
      ],
      locales: [{ id: 'zh-CN', name: '中文', base: '/' }],
    },
  ],
  [
    'components beside their code',
    {
      docs: [
        { file: 'index.md' },
        { file: 'components/foo.md', title: 'Foo', isAtom: true },
        { file: 'components/bar/index.md', title: 'Bar', isAtom: true },
        { file: 'hooks/use.md', title: 'Use', isAtom: true },
      ],
    },
  ],
  [
    'a sidebar of the configuration',
    {
      docs: grouped,
      themeConfig: {
        sidebar: {
          '/guide': [
            {
              title: 'Written',
              children: [{ title: 'Installing', link: '/guide/install' }],
            },
            { children: [{ title: 'FAQ', link: '/guide/faq' }] },
          ],
        },
      },
    },
  ],
  [
    'entries of the configuration',
    { docs: grouped, themeConfig: { nav: [{ title: 'A', link: '/guide/faq' }] } },
  ],
  [
    'entries for each language',
    {
      docs: bilingual,
      locales: [EN, ZH],
      themeConfig: {
        nav: {
          'en-US': [{ title: 'A', children: [{ title: 'B', link: '/components/form' }] }],
          'zh-CN': [{ title: '甲', link: '/zh-CN/components/form' }],
        },
      },
    },
  ],
  [
    'entries before those of folders',
    {
      docs: grouped,
      themeConfig: { nav: { mode: 'prepend', value: [{ title: 'A', link: '/guide' }] } },
    },
  ],
  [
    'entries after those of folders',
    {
      docs: grouped,
      themeConfig: {
        nav: {
          mode: 'append',
          value: { 'en-US': [{ title: 'A', link: 'https://a.example' }] },
        },
      },
    },
  ],
];

test.each(SITES)('%s: entries and sidebars are those of dumi', (_, given) => {
  for (const { theme, dumi } of answers(given)) expect(theme).toEqual(dumi);
});

/** Numbers from 0 to below the limit, the same in each run. */
function chances(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/** A site that nobody thought of. */
function chanceSite(seed: number): Given {
  const chance = chances(seed);
  const pick = <T,>(values: readonly T[]): T => values[chance(values.length)] as T;
  const files = new Set<string>();
  for (let count = 3 + chance(12); count > 0; count -= 1) {
    const folders = Array.from({ length: chance(4) }, () =>
      pick(['a', 'b', 'cd', 'guide']),
    );
    const language = pick(['', '', '.zh-CN']);
    files.add([...folders, `${pick(['index', 'x', 'y', 'z'])}${language}.md`].join('/'));
  }
  const order = () => pick([undefined, undefined, 1, 2, -3, 0]);
  const placing = (title: string) => pick([undefined, title, { title, order: order() }]);
  return {
    locales: [EN, ZH],
    twoLevels: chance(3) > 0,
    docs: [...files].map((file) => ({
      file,
      title: `${pick(['B', 'a', 'Ç', '中', 'z'])} ${file}`,
      order: order(),
      group: placing(pick(['One', 'Two', '三'])),
      nav: pick([
        undefined,
        placing('Top'),
        { title: 'Top', second: placing('Second'), order: order() },
      ]),
    })),
  };
}

test('so are those of two hundred sites made by chance', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const site = chanceSite(seed);
    for (const { theme, dumi } of answers(site)) {
      expect({ seed, ...theme }).toEqual({ seed, ...dumi });
    }
  }
});
