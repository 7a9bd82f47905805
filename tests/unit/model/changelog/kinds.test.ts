import { changeKindOf } from '../../../../src/model/changelog/kinds';

test.each([
  ['Fixed', 'fix'],
  ['Bug Fixes', 'fix'],
  ['Patch Changes', 'fix'],
  ['Added', 'feature'],
  ['🚀 Features', 'feature'],
  ['Performance:', 'performance'],
  ['新增：', 'feature'],
  ['⚠ BREAKING CHANGES', 'breaking'],
  ['Deprecated', 'deprecation'],
  ['Thanks', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the word %s stands for %s', (word, kind) => {
  expect(changeKindOf(word)).toBe(kind);
});
