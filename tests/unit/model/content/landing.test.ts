import {
  backgroundOf,
  columnsOf,
  heroTitleOf,
  isOutside,
} from '../../../../src/model/content/landing';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 3],
  [8, 2],
  [9, 3],
])('%i cards stand in %i columns', (cards, columns) => {
  expect(columnsOf(cards)).toBe(columns);
});

test.each(['https://example.com', 'mailto:me@example.com', 'tel:123'])(
  '%s leads to another place',
  (link) => expect(isOutside(link)).toBe(true),
);

test.each(['/guide', 'guide', '#start'])('%s stays on the site', (link) =>
  expect(isOutside(link)).toBe(false),
);

test('a background is a picture by its address, or what CSS has', () => {
  expect(backgroundOf('/sky.webp')).toBe('url("/sky.webp") center / cover no-repeat');
  expect(backgroundOf('linear-gradient(red, blue)')).toBe('linear-gradient(red, blue)');
});

test.each([
  ['<b>@pro/ui</b>', '@pro/ui'],
  ['Pro<br/><span class="large">Chat</span>', 'Pro Chat'],
  ['Rows in a <Table>, a < b', 'Rows in a <Table>, a < b'],
])('the title %s is shown as text without its formatting', (written, title) => {
  expect(heroTitleOf(written)).toBe(title);
});
