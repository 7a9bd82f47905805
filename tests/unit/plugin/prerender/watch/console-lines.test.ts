import { consoleLines } from '../../../../../src/plugin/prerender/watch/console-lines';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');
const demo = { page: '/table', demo: { name: 'rows' } };

/** What is printed of lines, each a text and who wrote it, at the level `log`. */
function printed(...all: [text: string, work?: object][]): string[] {
  const texts: string[] = [];
  const info = (text: string) => texts.push(text);
  const { add, end } = consoleLines({ info } as never);
  all.forEach(([text, work]) =>
    add({ type: 'console', level: 'log', text, work } as never),
  );
  end();
  return texts;
}

test('what a demo or a page writes has its name', () => {
  expect(printed(['a', demo])).toEqual(['the demo "rows": a']);
  expect(printed(['a', { page: '/table' }])).toEqual(['/table: a']);
  expect(printed([lines(30)])).toEqual([`${lines(30)}`]);
});

test.each([
  [20, lines(20)],
  [21, lines(21)],
  [22, `${lines(20)}\n… and 2 more lines.`],
  [300, `${lines(20)}\n… and 280 more lines.`],
])('a text of %d lines is cut where it is long', (count, text) => {
  expect(printed([lines(count), demo])).toEqual([`the demo "rows": ${text}`]);
});

test('what a layout writes with each page is printed once', () => {
  const pages = ['/', '/table', '/rows'].map((page): [string, object] => [
    'b\nc',
    { page },
  ]);
  expect(printed(...pages, ['d', { page: '/' }], ['d', { page: '/rows' }])).toEqual([
    '/: b\nc',
    '/: d',
    '2 more pages wrote: b',
    '1 more page wrote: d',
  ]);
});

test('what several demos write is printed for each', () => {
  const other = { page: '/table', demo: { name: 'columns' } };
  expect(printed(['a', demo], ['a', other])).toEqual([
    'the demo "rows": a',
    'the demo "columns": a',
  ]);
});
