import { editDistance, suggest } from '../../../../src/model/text/suggest';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['simple', 'simpel', 1],
  ['ca', 'ac', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['scroll', 'scrol', 1],
])('from %j to %j it takes %d edits', (a, b, expected) => {
  expect(editDistance(a, b)).toBe(expected);
  expect(editDistance(b, a)).toBe(expected);
});

test.each([
  ['a swapped pair of letters', 'simpel', ['nested', 'simple'], 'simple'],
  ['a missing letter', 'rowKe', ['rowKey', 'rowClassName'], 'rowKey'],
  ['the nearest of several', 'scrollZ', ['scrollXY', 'scrollX', 'scroll'], 'scrollX'],
  ['the first of equally near ones', 'scrollZ', ['scrollX', 'scrollY'], 'scrollX'],
  ['nothing that is far', 'pagination', ['rowKey', 'scroll'], undefined],
  ['nothing among none', 'rowKey', [], undefined],
  [
    'more edits for a longer word',
    'expandedRowRendrer',
    ['expandedRowRender'],
    'expandedRowRender',
  ],
])('suggests %s', (_, word, candidates, expected) => {
  expect(suggest(word, candidates)).toBe(expected);
});
