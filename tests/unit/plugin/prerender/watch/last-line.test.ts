import { lastLine } from '../../../../../src/plugin/prerender/watch/last-line';

test.each([
  [{ done: 12, total: 12, left: 0, demos: 5 }, 'Rendered all pages and 5 demos.'],
  [{ done: 2, total: 2, left: 0, demos: 1 }, 'Rendered all pages and 1 demo.'],
  [
    { done: 1, total: 12, left: 0, demos: 5 },
    'Rendered 1 of 12 pages. The others are as they were at the last build.',
  ],
  [
    { done: 0, total: 12, left: 12, demos: 0 },
    'Rendered 0 of 12 pages. The browser renders 12.',
  ],
  [
    { done: 2, total: 12, left: 3, demos: 5 },
    'Rendered 2 of 12 pages. The browser renders 3. The others are as they were at the last build.',
  ],
])('a build with %j says: %s', (counts, text) => {
  expect(lastLine(counts)).toBe(text);
});
