import { tocOf } from '../../../../src/model/content/toc';

const headings = [1, 2, 3, 4, 3, 2].map((depth, index) => ({
  id: `h${index}`,
  title: `Heading ${index}`,
  depth,
}));

test.each([
  ['two levels below the title by default', undefined, ['h1', 'h2', 'h4', 'h5']],
  ['one level where the page says so', 2, ['h1', 'h5']],
  ['three levels where the page says so', 4, ['h1', 'h2', 'h3', 'h4', 'h5']],
  ['none where the page wants none', 1, []],
])('the table of contents holds %s', (_, deepest, expected) => {
  expect(tocOf(headings, deepest).map(({ id }) => id)).toEqual(expected);
});

test.each([
  [
    [3, 2, 3],
    [2, 2, 3],
  ],
  [
    [2, 4, 4, 2],
    [2, 3, 3, 2],
  ],
  [
    [3, 3, 2, 3, 3],
    [2, 2, 2, 3, 3],
  ],
  [
    [4, 3, 2, 4],
    [2, 2, 2, 3],
  ],
])('headings of the levels %p stand at %p', (levels, shown) => {
  const items = levels.map((depth, index) => ({ id: `h${index}`, title: 'T', depth }));
  expect(tocOf(items, 4).map(({ depth }) => depth)).toEqual(shown);
});
