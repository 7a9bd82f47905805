import { parse } from 'parse-open-graph';
import type { Graph } from 'schema-dts';
import { createPageTags } from '../../../../../src/plugin/prerender/head/page-tags';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
  { id: 'eo', name: 'Esperanto', base: '/eo' },
];
const LONG = `${'A sentence of a text. '.repeat(8)}The end.`;
const root = folderWith({
  'docs/index.md': '---\ntitle: Home\ndescription: A "table".\n---\n\nText.\n',
  'docs/index.zh-CN.md': '---\ntitle: 首页\n---\n\n一个表格。\n',
  'docs/index.eo.md': '---\ntitle: Hejmo\n---\n',
  'docs/demo/index.md':
    '# Demos\n\n<Gallery></Gallery>\n\nRun them:\n\nAll of `them`, with a [link](/).\n',
  'docs/demo/list.md': `---\ntitle: List </script>\n---\n\n## First\n\n${LONG}\n`,
});

function tagsIn(options = {}) {
  const site = siteIn(root, {
    locales: LOCALES,
    name: 'Table',
    siteUrl: 'https://example.com/table/',
    repository: 'https://github.com/me/table',
    nav: [{ title: 'Demos', link: '/demo' }],
    ...options,
    routes: [{ absPath: '/zh-CN/demo/list', file: `${root}/docs/demo/list.md` }],
  });
  return createPageTags(site);
}

interface Meta {
  property: string;
  content: string;
}

/** What a page says for cards. */
function metasOf(path: string, options = {}): Meta[] {
  return tagsIn(options)
    .tagsOf(path)
    .flatMap((tag) => {
      const [, property = '', content = ''] =
        /^<meta (?:property|name)="([^"]*)" content="([^"]*)" data-page="[^"]*">$/.exec(
          tag,
        ) ?? [];
      return property ? [{ property, content }] : [];
    });
}

/** The same by name; the last one of several values. */
function cardOf(path: string, options = {}): Record<string, string> {
  return Object.fromEntries(
    metasOf(path, options).map(({ property, content }) => [property, content]),
  );
}

function dataOf(path: string, options = {}): unknown {
  const [, json = 'null'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(
      tagsIn(options).tagsOf(path).join(''),
    ) ?? [];
  return JSON.parse(json);
}

test('a page without a description has the beginning of its first text that says something', () => {
  const { descriptionOf } = tagsIn();
  expect(descriptionOf('/')).toBe('A "table".');
  expect(descriptionOf('/zh-CN')).toBe('一个表格。');
  expect(descriptionOf('/demo')).toBe('All of them, with a link.');
  expect(descriptionOf('/eo')).toBe('');
  expect(descriptionOf('/~demos/a')).toBe('');
  const long = descriptionOf('/demo/list');
  expect(LONG.startsWith(long)).toBe(true);
  expect(long).toMatch(/text\.$/);
  expect(long.length).toBeLessThanOrEqual(160);
});

test('a card has what Open Graph requires, and the languages of the page', () => {
  expect(cardOf('/')).toEqual({
    'og:type': 'website',
    'og:title': 'Home',
    'og:description': 'A &quot;table&quot;.',
    'og:url': 'https://example.com/table/',
    'og:site_name': 'Table',
    'og:locale': 'en_US',
    'og:locale:alternate': 'zh_CN',
    'twitter:card': 'summary',
  });
});

test('a parser of Open Graph finds the picture and each language', () => {
  const tags = metasOf('/', { socialPicture: '/card.png' });
  expect(parse(tags.filter(({ property }) => property.startsWith('og:')))).toEqual({
    og: {
      type: 'website',
      title: 'Home',
      description: 'A &quot;table&quot;.',
      url: 'https://example.com/table/',
      site_name: 'Table',
      locale: { _: 'en_US', alternate: ['zh_CN'] },
      image: [{ url: 'https://example.com/table/card.png' }],
    },
  });
});

test.each([
  ['/card.png', 'https://example.com/table/card.png'],
  ['https://b.example/card.png', 'https://b.example/card.png'],
])('the picture %s of a site is on all cards', (picture, address) => {
  const card = cardOf('/demo/list', { socialPicture: picture });
  expect(card['og:image']).toBe(address);
  expect(card['twitter:card']).toBe('summary_large_image');
});

test('a page that is not translated speaks of its original', () => {
  expect(cardOf('/zh-CN/demo/list')['og:url']).toBe(
    'https://example.com/table/demo/list',
  );
});

test('a page describes itself as an article with the way to it', () => {
  const expected: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'List </script>',
        description: tagsIn().descriptionOf('/demo/list'),
        url: 'https://example.com/table/demo/list',
        inLanguage: 'en-US',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Table',
            item: 'https://example.com/table/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Demos',
            item: 'https://example.com/table/demo',
          },
          { '@type': 'ListItem', position: 3, name: 'List </script>' },
        ],
      },
    ],
  };
  expect(dataOf('/demo/list')).toEqual(expected);
});

test('a first page names the source of the library', () => {
  const expected: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: '首页',
        description: '一个表格。',
        url: 'https://example.com/table/zh-CN',
        inLanguage: 'zh-CN',
        about: {
          '@type': 'SoftwareSourceCode',
          name: 'Table',
          codeRepository: 'https://github.com/me/table',
        },
      },
    ],
  };
  expect(dataOf('/zh-CN')).toEqual(expected);
});

test('nothing is said where the host is not known, of what is no page, and where it is off', () => {
  expect(tagsIn({ siteUrl: undefined }).tagsOf('/')).toEqual([]);
  expect(tagsIn().tagsOf('/404')).toEqual([]);
  expect(tagsIn({ socialCards: false, structuredData: false }).tagsOf('/')).toEqual([]);
  expect(dataOf('/', { structuredData: false })).toBeNull();
  expect(cardOf('/', { socialCards: false })).toEqual({});
});

test('every tag says the page that it belongs to', () => {
  expect(
    tagsIn()
      .tagsOf('/demo')
      .every((tag) => tag.includes(' data-page="/demo"')),
  ).toBe(true);
});
