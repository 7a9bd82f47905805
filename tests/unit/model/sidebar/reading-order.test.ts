import { inReadingOrder } from '../../../../src/model/sidebar/reading-order';

const page = (name: string, after?: string) => ({
  path: `/${name}`,
  title: name,
  ...(after && { after: `/${after}` }),
});

const orderOf = (...groups: ReturnType<typeof page>[][]) =>
  inReadingOrder(groups.map((pages, at) => ({ title: `Group ${at}`, pages }))).map(
    ({ title, pages }) => [title, ...pages.map((one) => one.title)],
  );

test('a page follows the one that it names, in the group of that one', () => {
  expect(orderOf([page('a'), page('b')], [page('c'), page('d', 'a')])).toEqual([
    ['Group 0', 'a', 'd', 'b'],
    ['Group 1', 'c'],
  ]);
});

test('several that follow one keep their order, and an empty group goes', () => {
  expect(orderOf([page('a')], [page('c', 'a'), page('d', 'a')])).toEqual([
    ['Group 0', 'a', 'c', 'd'],
  ]);
});

test.each([
  ['is not there', [page('a'), page('b', 'nowhere')], ['a', 'b']],
  ['is moved itself', [page('a'), page('b', 'c'), page('c', 'a')], ['a', 'c', 'b']],
  ['is the page itself', [page('a', 'a'), page('b')], ['a', 'b']],
  ['names it in turn', [page('a', 'b'), page('b', 'a')], ['a', 'b']],
])('a page stays where it is if the other one %s', (_, pages, order) => {
  expect(orderOf(pages)).toEqual([['Group 0', ...order]]);
});
