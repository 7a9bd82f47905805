import { findPages } from '../../../src/model/find-pages';
import { makePage } from '../support/make-page';

const pages = [
  makePage({
    path: '/demo/sticky-header',
    title: 'stickyHeader',
    group: 'Fixed and sticky',
    description: 'A header that stays in view, unlike scroll-x.',
  }),
  makePage({
    path: '/demo/scroll-x',
    title: 'scrollX',
    group: 'Scrolling',
    description: 'A table wider than its container.',
  }),
  makePage({
    path: '/demo/aria',
    title: 'aria-label',
    description: 'Ein Name für die Tabelle.',
  }),
  makePage({
    path: '/zh-CN/demo/key',
    title: '行 key',
    description: '每行都要有唯一的键。',
  }),
];

test.each([
  ['a part of a title', 'sticky', ['/demo/sticky-header']],
  ['a title before a description', 'scrollx', ['/demo/scroll-x', '/demo/sticky-header']],
  [
    'capitals and hyphens make no difference',
    'SCROLL-X',
    ['/demo/scroll-x', '/demo/sticky-header'],
  ],
  ['every word must be there', 'header view', ['/demo/sticky-header']],
  ['words of title and description together', 'scrollx wider', ['/demo/scroll-x']],
  ['the order of words makes no difference', 'view header', ['/demo/sticky-header']],
  ['the group', 'scrolling', ['/demo/scroll-x']],
  ['a word with an umlaut', 'für', ['/demo/aria']],
  ['Chinese without spaces', '唯一', ['/zh-CN/demo/key']],
  ['nothing for a word that is nowhere', 'pagination', []],
  ['nothing where only one of two words is there', 'sticky pagination', []],
])('%s: %s', (_, query, expected) => {
  expect(findPages(pages, query).map(({ path }) => path)).toEqual(expected);
});

test.each(['', '   ', '-', ' . / '])(
  'a query without letters, %j, finds all',
  (query) => {
    expect(findPages(pages, query)).toEqual(pages);
  },
);

test('a page that fits in title and description comes once', () => {
  expect(findPages(pages, 'header')).toHaveLength(1);
});
