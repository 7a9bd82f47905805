import {
  filterGroups,
  isLong,
  MOST_AT_A_GLANCE,
} from '../../../../src/model/sidebar/filter-groups';

const GROUPS = [
  { title: '', pages: [{ path: '/', title: 'rc-table' }] },
  {
    title: 'Fixed and sticky',
    pages: [
      { path: '/a', title: 'fixedColumns', description: 'Columns stay at the edge.' },
      { path: '/b', title: 'stickyHeader', description: 'A header that stays.' },
    ],
  },
  {
    title: 'Cells',
    pages: [{ path: '/c', title: 'ellipsis', headline: 'Truncated text' }],
  },
];

const found = (text: string) =>
  filterGroups(GROUPS, text).map(({ title, pages }) => [
    title,
    ...pages.map(({ path }) => path),
  ]);

test.each([
  ['a title in any case', 'FIXEDC', [['Fixed and sticky', '/a']]],
  ['words in any order', 'columns fixed', [['Fixed and sticky', '/a']]],
  ['a headline', 'truncated', [['Cells', '/c']]],
  ['a description', 'edge', [['Fixed and sticky', '/a']]],
  ['the title of a group', 'sticky', [['Fixed and sticky', '/a', '/b']]],
  ['nothing', 'pagination', []],
])('%s finds the links that have it', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each(['', '  '])('without words, all are there', (text) => {
  expect(filterGroups(GROUPS, text)).toBe(GROUPS);
});

test('a sidebar is long with more than 40 links', () => {
  const pages = Array.from({ length: MOST_AT_A_GLANCE }, (_, at) => ({
    path: `/${at}`,
    title: String(at),
  }));
  expect(isLong([{ title: '', pages }])).toBe(false);
  expect(isLong([{ title: '', pages }, ...GROUPS])).toBe(true);
});
