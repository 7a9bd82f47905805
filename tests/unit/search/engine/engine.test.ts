import type { SearchEngine } from '../../../../src/search/engine/engine';
import {
  engineOf,
  engineWithTexts,
  hitsOf,
  linksOf,
  makeDemo,
  makeProp,
  makeSearchPage,
  makeSection,
} from '../made-pages';

const GUIDE = { navTitle: 'Guide', navOrder: 0 };
const DEMO = { navTitle: 'Demo', navOrder: 1 };
const PAGES = [
  makeSearchPage({
    ...GUIDE,
    link: '/',
    title: 'Manual',
    description: 'All about tables.',
    sections: [
      makeSection('Install', '/#install', 'Since 7.26.0 the package needs React 16.'),
      makeSection('Sorting', '/#sorting', 'Malmö has its own alphabet.'),
      makeSection('Sorting › Order', '/#order', 'Sort the records yourself.'),
    ],
    props: [
      makeProp('/', ['Table', 'rowKey'], 'Names each row.'),
      makeProp('/', ['Table', 'scroll.x'], 'Width of the content.'),
      makeProp('/', ['Table', 'expandable'], 'How rows expand.'),
      makeProp('/', ['Column', 'ellipsis'], 'Cuts long words.'),
    ],
  }),
  makeSearchPage({
    ...DEMO,
    link: '/demo/fixed-columns',
    title: 'Fixed columns',
    sections: [
      makeSection('Widths', '/demo/fixed-columns#widths', 'Give each column its rowKey.'),
    ],
    demos: [
      makeDemo({
        link: '/demo/fixed-columns#fixed-columns',
        name: 'fixed-columns',
        rawTitle: 'Columns that stay',
        keywords: ['useMemo', 'styled-components'],
      }),
    ],
  }),
  makeSearchPage({
    ...DEMO,
    link: '/demo/sticky',
    title: 'Summary',
    sections: [
      makeSection('Sticky header', '/demo/sticky#sticky-header', '表头固定在顶部。'),
      makeSection(
        'Limits',
        '/demo/sticky#limits',
        'The header has a height. 固定表头有高度。',
      ),
    ],
  }),
];

const engine = engineWithTexts(PAGES);
const links = (query: string, by: SearchEngine = engine) => linksOf(by.search(query));

describe('what is found', () => {
  test.each([
    ['a word of a title', 'install', '/#install'],
    ['a word of a text', 'alphabet', '/#sorting'],
    ['a word in other letters', 'malmo', '/#sorting'],
    ['a word in capitals', 'ALPHABET', '/#sorting'],
    ['a version in a text', '7.26.0', '/#install'],
    ['the beginning of a word', 'alph', '/#sorting'],
    ['the beginning of a name', 'expanda', '/#table-expandable'],
    ['a part of a name', 'memo', '/demo/fixed-columns#fixed-columns'],
    ['a package', 'styled-components', '/demo/fixed-columns#fixed-columns'],
    ['a Chinese word', '固定', '/demo/sticky#sticky-header'],
    ['a Chinese character', '固', '/demo/sticky#sticky-header'],
    ['the last character of a run', '部', '/demo/sticky#sticky-header'],
    ['one letter that is wrong', 'hedder', '/demo/sticky#limits'],
    ['one letter that is missing', 'instal', '/#install'],
    ['one letter too many in a short word', 'summmary', '/demo/sticky'],
    ['two wrong letters of a long word', 'alfhabett', '/#sorting'],
    ['letters that changed places', 'stikcy', '/demo/sticky#sticky-header'],
    [
      'letters that changed places in a short word',
      'wdiths',
      '/demo/fixed-columns#widths',
    ],
    ['a word with that of the page it is on', 'summary header', '/demo/sticky#limits'],
    ['a word with that of the heading above it', 'sorting records', '/#order'],
  ])('%s: %s', (_, query, link) => {
    expect(links(query)).toContain(link);
  });

  test.each([
    ['two wrong letters of a word of four to seven', 'ordxx'],
    ['one wrong letter of a word of three', 'rox'],
    ['three wrong letters of a long word', 'alxxxbet'],
    ['a number that is nearly there', '2602'],
    ['other characters of the script', '删除'],
    ['characters of a run in another order', '定固'],
  ])('not %s: %s', (_, query) => {
    expect(engine.search(query).count).toBe(0);
  });

  test('where nothing has all words, what has the most telling of them, and says so', () => {
    expect(engine.search('alphabet widths')).toMatchObject({ partial: true, count: 2 });
    expect(engine.search('install qqqqqq')).toMatchObject({ partial: true, count: 1 });
    expect(links('install qqqqqq')).toEqual(['/#install']);
    // Many places have "header", one has "alphabet".
    expect(links('alphabet header nowhere')[0]).toBe('/#sorting');
    expect(engine.search('sticky header').partial).toBe(false);
    expect(engine.search('qqqqqq zzzzzz').count).toBe(0);
  });

  test('the words of a run in another order come after the run as it is written', () => {
    expect(links('固定表头')).toEqual([
      '/demo/sticky#limits',
      '/demo/sticky#sticky-header',
    ]);
    expect(links('表头固定')).toEqual([
      '/demo/sticky#sticky-header',
      '/demo/sticky#limits',
    ]);
  });

  test('all words must be met', () => {
    const both = links('sticky header');
    expect(both).toContain('/demo/sticky#sticky-header');
    expect(links('header')).toContain('/demo/sticky#limits');
    expect(both).not.toContain('/demo/sticky#limits');
    expect(links('header sticky')).toEqual(both);
  });

  test('what the page alone answers is not repeated for all that is on it', () => {
    expect(links('manual')).toEqual(['/']);
  });

  test.each([
    'fixedColumns',
    'FixedColumns',
    'fixed-columns',
    'fixed columns',
    'fixedcolumns',
  ])('%s leads to the page of that name', (query) => {
    expect(links(query)[0]).toBe('/demo/fixed-columns');
  });

  test.each(['rowKey', 'rowkey', 'row key', 'row-key', 'Table.rowKey', 'table.rowkey'])(
    '%s leads to the property first',
    (query) => {
      expect(links(query)[0]).toBe('/#table-rowkey');
    },
  );
});

test.each([
  ['page', 'summary', '/demo/sticky'],
  ['title', 'widths', '/demo/fixed-columns#widths'],
  ['content', 'alphabet', '/#sorting'],
  ['prop', 'ellipsis', '/#column-ellipsis'],
  ['demo', 'stay', '/demo/fixed-columns#fixed-columns'],
])('a hit may be a %s: %s', (type, query, link) => {
  expect(hitsOf(engine.search(query))[0]).toMatchObject({ type, link });
});

test('a hit says what it is part of and shows what was looked for', () => {
  expect(hitsOf(engine.search('records'))[0]).toMatchObject({
    link: '/#order',
    path: ['Manual', 'Sorting'],
    highlightTitleTexts: [{ text: 'Order' }],
    highlightTexts: [
      { text: 'Sort the ' },
      { text: 'records', highlighted: true },
      { text: ' yourself.' },
    ],
  });
  expect(hitsOf(engine.search('rowKey'))[0]).toMatchObject({
    path: ['Manual'],
    highlightTitleTexts: [{ text: 'Table.' }, { text: 'rowKey', highlighted: true }],
  });
  expect(hitsOf(engine.search('summary'))[0]).toMatchObject({
    path: [],
    highlightTitleTexts: [{ text: 'Summary', highlighted: true }],
  });
});

test('an answer is complete once the texts have come', () => {
  const bare = engineOf(PAGES);
  const before = bare.search('alphabet');
  expect(before.complete).toBe(false);
  expect(linksOf(before)).toEqual(['/#sorting']);
  expect(hitsOf(before)[0]?.highlightTexts).toEqual([]);
  const texts = PAGES.flatMap((page) => [
    [page.description],
    ...page.sections.map(({ paragraphs }) => paragraphs),
    ...page.props.map(({ text }) => [text]),
    ...page.demos.map(({ description }) => [description]),
  ]);
  bare.addTexts(texts);
  const after = bare.search('alphabet');
  expect(after.complete).toBe(true);
  expect(linksOf(after)).toEqual(['/#sorting']);
  expect(hitsOf(after)[0]?.highlightTexts).toContainEqual({
    text: 'alphabet',
    highlighted: true,
  });
});
