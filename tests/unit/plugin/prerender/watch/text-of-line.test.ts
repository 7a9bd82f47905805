import { textOfLine } from '../../../../../src/plugin/prerender/watch/text-of-line';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');
const work = { page: '/table', demo: { name: 'rows' } } as never;

test('what a demo or a page writes has its name', () => {
  expect(textOfLine({ text: 'a', work })).toBe('the demo "rows": a');
  expect(textOfLine({ text: 'a', work: { page: '/table' } as never })).toBe('/table: a');
  expect(textOfLine({ text: lines(30) })).toBe(lines(30));
});

test.each([
  [20, lines(20)],
  [21, lines(21)],
  [22, `${lines(20)}\n… and 2 more lines.`],
  [300, `${lines(20)}\n… and 280 more lines.`],
])('a text of %d lines is cut where it is long', (count, text) => {
  expect(textOfLine({ text: lines(count), work })).toBe(`the demo "rows": ${text}`);
});
