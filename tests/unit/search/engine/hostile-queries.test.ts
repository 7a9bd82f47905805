import { cpuTime } from '../../../support/cpu-time';
import { siteSearchPages } from '../../support/search-site';
import {
  engineWithTexts,
  hitsOf,
  makeDemo,
  makeSearchPage,
  makeSection,
} from '../made-pages';

const TEXT = '<img src=x onerror=alert(1)> $& \\ .* ( [ constructor toString 🎉';
const made = engineWithTexts([
  makeSearchPage({
    link: '/',
    title: '<b>Signs</b> $1',
    sections: [makeSection('constructor', '/#constructor', TEXT)],
    demos: [makeDemo({ link: '/#p', keywords: ['__proto__', 'constructor', 'valueOf'] })],
  }),
]);
const site = engineWithTexts(siteSearchPages('en-US'));

const QUERIES: [string, string][] = [
  ['an open parenthesis', '('],
  ['an open bracket', '['],
  ['a backslash', '\\'],
  ['a pattern', '.*'],
  ['a pattern round a word', '(row|key)+?[a-z]*'],
  ['what a replacement would fill', '$& $1 $`'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['the prototype', '__proto__'],
  ['its constructor', 'constructor'],
  ['a method of every object', 'toString'],
  ['another', 'hasOwnProperty'],
  ['blanks', '   '],
  ['a tab and lines', '\t\n\r\n'],
  ['nothing', ''],
  ['a zero', '\u0000'],
  ['the wildcard', '*'],
  ['emoji', '🎉👩‍💻'],
  ['emoji beside a word', '🎉row🎉'],
  ['half a character', '\uD800'],
  ['half a character beside a word', 'row\uDC00key'],
  ['a joiner alone', '\u200D'],
  ['an accent alone', '\u0301'],
  ['text from right to left', '\u202Eelbat'],
  ['dots', '........'],
  ['hyphens', '-a-b--c-'],
  ['names of signs alone', '_-_ $.$'],
];

describe.each([
  ['made-up pages', made],
  ['this site', site],
])('in %s', (_, engine) => {
  test.each(QUERIES)('%s is a query like another', (__, query) => {
    const answer = engine.search(query);
    expect(answer.count).toBe(hitsOf(answer).length);
  });

  test.each(['(', '[', '\\', '.*', '$&', '*', '   ', '', '🎉', '\uD800', '_-_ $.$'])(
    '%j holds no word and finds nothing',
    (query) => {
      expect(engine.search(query)).toMatchObject({ best: [], groups: [], count: 0 });
    },
  );

  test.each([
    ['10,000 times a letter', 'a'.repeat(10_000)],
    ['10,000 letters without a blank', 'table'.repeat(2000)],
    ['thousands of words', 'table row '.repeat(1000)],
    [
      'thousands of different words',
      Array.from({ length: 2000 }, (__, at) => `w${at}`).join(' '),
    ],
    ['10,000 Chinese characters', '固定列的表头'.repeat(1667)],
    ['thousands of joined words', 'row-'.repeat(2500)],
    ['thousands of humps', 'rowKey'.repeat(1700)],
    ['10,000 signs', '('.repeat(10_000)],
  ])('%s are answered soon', (__, query) => {
    // Far more than it takes: only what grows without bound fails.
    expect(cpuTime(() => engine.search(query))).toBeLessThan(3000);
  });
});

test('a text of signs and markup is shown as it is', () => {
  const [hit] = hitsOf(made.search('<img onerror>'));
  expect(hit?.highlightTexts.map(({ text }) => text).join('')).toBe(TEXT);
  expect(hit?.highlightTexts.filter((piece) => piece.highlighted)).toEqual([
    { text: 'img', highlighted: true },
    { text: 'onerror', highlighted: true },
  ]);
});

test('a title of markup is shown as it is', () => {
  const [hit] = hitsOf(made.search('signs'));
  expect(hit?.highlightTitleTexts).toEqual([
    { text: '<b>' },
    { text: 'Signs', highlighted: true },
    { text: '</b> $1' },
  ]);
});

test.each(['constructor', 'proto', 'valueOf', 'toString'])(
  'the name %s of a text is found and nothing else',
  (query) => {
    const hits = hitsOf(made.search(query));
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ link }) => ['/#constructor', '/#p'].includes(link))).toBe(true);
  },
);
