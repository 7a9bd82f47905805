import { lineOfKey } from '../../../src/plugin/markdown/front-matter';
import { lineAt } from '../../../src/code/line-at';

test.each([
  ['', 0, 1],
  ['a\nb\nc', 0, 1],
  ['a\nb\nc', 1, 1],
  ['a\nb\nc', 2, 2],
  ['a\r\nb', 3, 2],
  ['a\nb', 99, 2],
  // What was not found.
  ['a\nb', -1, 1],
])('in %j the place %d is in line %d', (text, index, line) => {
  expect(lineAt(text, index)).toBe(line);
});

test.each([
  ['---\ntitle: A\norder: 2\n---\n', 3],
  ['---\r\ntitle: A\r\norder : 2\r\n---\r\n', 3],
  ['\uFEFF---\norder: 2\n---\n', 2],
  // Not the front matter's.
  ['---\ntitle: A\n---\n\norder: 2\n', 1],
  ['order: 2\n', 1],
])('in %j the key is in line %d', (text, line) => {
  expect(lineOfKey(text, 'order')).toBe(line);
});
