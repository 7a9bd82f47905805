import { queriesOf, synonymsOf } from '../../../../src/search/engine/synonyms';

const synonyms = synonymsOf([
  ['lazy load', ['children on demand']],
  ['checkbox', ['row selection']],
  ['c++', ['cpp']],
  ['冻结列', ['固定列']],
]);

test.each([
  ['a phrase', 'lazy load rows', 'children on demand rows'],
  [
    'another case, a hyphen, several blanks',
    'Lazy-Load  rows',
    'children on demand rows',
  ],
  ['the plural', 'Checkboxes', 'row selection'],
  ['signs of regular expressions', 'c++ table', 'cpp table'],
  ['a part of an unspaced run', '如何冻结列宽', '如何固定列宽'],
])('%s is also asked in other words', (_, query, other) => {
  expect(queriesOf(query, synonyms)).toEqual([query, other]);
});

test.each(['checkboxed', 'mycheckbox', 'lazily load', '', '列冻结'])(
  '%j is asked as it is',
  (query) => {
    expect(queriesOf(query, synonyms)).toEqual([query]);
  },
);

test('no query is asked in more than six ways', () => {
  const many = synonymsOf([['a', Array.from({ length: 20 }, (_, at) => `b${at}`)]]);
  expect(queriesOf('a', many)).toHaveLength(6);
});
