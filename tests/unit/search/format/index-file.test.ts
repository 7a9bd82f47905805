import type { SearchPage } from '../../../../src/search/format/documents';
import { packIndex, unpackIndex } from '../../../../src/search/format/index-file';
import type { IndexFile } from '../../../../src/search/format/index-file';
import { indexWords } from '../../../../src/search/format/words';
import { createEngine } from '../../../../src/search/engine/engine';
import { siteSearchPages } from '../../support/search-site';
import {
  FILLERS,
  engineOf,
  hitsOf,
  indexFile,
  makeDemo,
  makeProp,
  makeSearchPage,
  makeSection,
  linksOf,
} from '../made-pages';

const fillers = new Set(FILLERS);

const MADE = [
  makeSearchPage({
    link: '/',
    title: 'Reference',
    description: 'All properties of the table.',
    paragraphs: ['Read this first.'],
    sections: [
      makeSection('Install', '/#install', 'npm install rc-table'),
      makeSection('API', '/#api'),
      makeSection('API › Properties', '/#properties', 'Those of the table.'),
      makeSection('API › Properties › Since 7.30', '/#since-730'),
      makeSection('Column', '/#column'),
      makeSection('Column › Properties', '/#properties-1', 'Those of a column.'),
      makeSection('表头', '/#%E8%A1%A8%E5%A4%B4', '固定表头。'),
    ],
    props: [
      makeProp('/', ['Table', 'rowKey'], 'Names each row.'),
      makeProp('/', ['Table', 'scroll.x'], 'Makes it scroll.'),
      makeProp('/', ['Table', 'data-*']),
      makeProp('/', ['Column', 'fixed'], 'Keeps a column in view.'),
      { ...makeProp('/', ['Column', 'old'], 'Use fixed.'), deprecated: true },
    ],
  }),
  makeSearchPage({
    link: '/demo/virtual-list',
    title: 'Virtual list',
    navTitle: 'Demo',
    navOrder: 1,
    sections: [
      makeSection('Notes', '/demo/virtual-list#notes', 'A long list.'),
      makeSection('Notes', '/demo/virtual-list#notes-1', 'A longer list.'),
      makeSection('Notes', '/demo/virtual-list?tab=performance#notes', 'A fast list.'),
      makeSection('Notes › How fast?', '/demo/virtual-list?tab=performance#how-fast'),
    ],
    demos: [
      makeDemo({
        link: '/demo/virtual-list#list',
        name: 'list',
        rawTitle: 'A list',
        description: 'Scroll it.',
        keywords: ['react-window', 'useState', 'VirtualTable'],
      }),
      makeDemo({
        link: '/demo/virtual-list?tab=performance#my%20list',
        name: 'my list',
        rawTitle: 'A list that counts',
      }),
    ],
    props: [makeProp('/demo/virtual-list?tab=performance', ['List', 'itemSize'])],
  }),
  makeSearchPage({ link: '/zh-CN/leer', title: '', navTitle: 'Demo', navOrder: 1 }),
];

/** All that a reader may be led to, with its titles, in its order. */
function outline(pages: readonly SearchPage[]): string[][] {
  return pages.flatMap(
    ({ title, headline = title, link, sections, props, demos }, at) => [
      [`page ${at}`, headline, title, link],
      ...sections.map((one) => [`section ${at}`, one.rawTitle, one.title, one.link]),
      ...props.map((one) => [`prop ${at}`, one.name, one.title, one.link]),
      ...demos.map((one) => [`demo ${at}`, one.rawTitle, one.title, one.link]),
    ],
  );
}

function unpackedOutline(pages: readonly SearchPage[]): string[][] {
  return unpackIndex(indexFile(pages)).units.map((unit) => [
    `${unit.type} ${unit.page}`,
    unit.title,
    unit.label ?? unit.fullTitle,
    unit.link,
  ]);
}

const SITES: [string, () => SearchPage[]][] = [
  ['made-up pages', () => MADE],
  ['this site in English', () => siteSearchPages('en-US')],
  ['this site in Chinese', () => siteSearchPages('zh-CN')],
];

describe.each(SITES)('the index of %s', (_, pagesOf) => {
  const pages = pagesOf();

  test('keeps every title and every link', () => {
    expect(unpackedOutline(pages)).toEqual(outline(pages));
  });

  test('keeps the pages with the links of the header they belong to', () => {
    expect(
      unpackIndex(indexFile(pages)).pages.map(({ title, navTitle }) => [title, navTitle]),
    ).toEqual(pages.map(({ title, navTitle }) => [title, navTitle]));
  });

  test('keeps which properties are deprecated', () => {
    const deprecated = unpackIndex(indexFile(pages)).units.filter(
      (unit) => unit.deprecated,
    );
    expect(deprecated.map(({ fullTitle }) => fullTitle)).toEqual(
      pages.flatMap(({ props }) =>
        props.filter((prop) => prop.deprecated).map(({ title }) => title),
      ),
    );
  });

  test('has one list of texts for each thing that can be found', () => {
    const { index, texts } = packIndex(pages, FILLERS);
    expect(texts).toHaveLength(unpackIndex(index).units.length);
  });

  test('finds each thing by the words of its texts, and by no others', () => {
    const { index, texts } = packIndex(pages, FILLERS);
    const demos = new Map(
      pages.flatMap((page) => page.demos.map((demo) => [demo.link, demo.keywords])),
    );
    unpackIndex(index).units.forEach(
      ({ type, title, label, name, link, keywords }, at) => {
        const own = type === 'demo' ? (demos.get(link) ?? []) : [];
        const said = indexWords([...(texts[at] ?? []), ...own].join('\n'), fillers);
        const named = indexWords(`${title} ${label ?? ''} ${name}`, fillers);
        expect(said.filter((word) => ![...keywords, ...named].includes(word))).toEqual(
          [],
        );
        expect(keywords.filter((word) => !said.includes(word))).toEqual([]);
      },
    );
  });

  test('gives excerpts once the texts have come', () => {
    const engine = engineOf(pages);
    const query = pages === MADE ? 'list' : 'rowKey';
    const excerpts = () =>
      hitsOf(engine.search(query)).filter(({ type, highlightTexts }) =>
        highlightTexts.some((one) => type !== 'demo' && one.highlighted),
      );
    expect(excerpts()).toEqual([]);
    engine.addTexts(packIndex(pages, FILLERS).texts);
    expect(excerpts()).not.toEqual([]);
  });
});

test('no page is an index, too', () => {
  expect(unpackedOutline([])).toEqual([]);
  expect(engineOf([]).search('table').count).toBe(0);
});

test('a reference that two tabs of a page show leads to both', () => {
  const link = '/table';
  const tab = '/table?tab=more';
  const pages = [
    makeSearchPage({
      link,
      props: [
        makeProp(link, ['Table', 'rowKey'], 'First.'),
        makeProp(link, ['Column', 'fixed'], 'Second.'),
        makeProp(tab, ['Table', 'rowKey'], 'Third.'),
      ],
    }),
  ];
  expect(unpackedOutline(pages)).toEqual(outline(pages));
});

test('a heading with the sign that stands between headings keeps its place', () => {
  const pages = [
    makeSearchPage({
      link: '/menu',
      sections: [
        makeSection('Menus', '/menu#menus'),
        {
          ...makeSection('', '/menu#open'),
          rawTitle: 'File › Open',
          title: 'File › Open',
        },
        makeSection('Close', '/menu#close'),
      ],
    }),
  ];
  expect(unpackedOutline(pages)).toEqual(outline(pages));
});

test('fillers come with the index, and are known with and without accents', () => {
  const pages = [makeSearchPage({ link: '/', paragraphs: ['Cómo fijar columnas.'] })];
  const { index } = packIndex(pages, ['cómo']);
  expect(index.words).not.toMatch(/mo$/m);
  const engine = createEngine(unpackIndex(index));
  expect(engine.search('como columnas')).toMatchObject({ count: 1, partial: false });
  const without = createEngine(unpackIndex(packIndex(pages, []).index));
  expect(without.search('ni columnas').partial).toBe(true);
});

test('synonyms come with the index', () => {
  const pages = [makeSearchPage({ link: '/', title: 'Fixed columns' })];
  const { index } = packIndex(pages, [], { 'frozen column': ['fixed column'] });
  const engine = createEngine(
    unpackIndex(JSON.parse(JSON.stringify(index)) as IndexFile),
  );
  expect(linksOf(engine.search('Frozen-columns'))).toEqual(['/']);
});
