import { piecesOf } from '../../../../../src/plugin/outputs/machines/pieces';
import { documentWith } from '../../../support/read-site';

const piecesIn = (text: string) => piecesOf(documentWith(text));

test.each([
  [
    'front matter and the title that repeats it',
    '---\ntitle: A\n---\n\n# A\n\nText.',
    ['\n', '\n\nText.'],
  ],
  ['a comment', 'a\n\n<!-- not\nfor readers -->\n\nb', ['a\n\n', '\n\nb']],
  ['the id of a heading', '## 标题 {#title}\n\nb', ['## 标题', '\n\nb']],
  [
    'the id of an item',
    '- **A.** {#a} See [b](https://b.example/).',
    ['- **A.**', ' See [b](https://b.example/).'],
  ],
  [
    'the id of an inner item',
    '- **A.**\n  - **B.** {#b} b',
    ['- **A.**\n  - **B.**', ' b'],
  ],
  ['what only works in a browser', '<Changelog></Changelog>\n\nb', ['\n\nb']],
])('%s is left out', (_, text, pieces) => {
  expect(piecesIn(text)).toEqual(pieces);
});

test('demos, references, lists of pages and links of the site have places', () => {
  expect(
    piecesIn(
      [
        '<code src="./a.tsx" title="A > B"></code>',
        '<API id="Table"></API>',
        '<API id="Table" type="events"></API>',
        '<Gallery path="/demo" pictures="/p"></Gallery>',
        'See [/a](/a), [b](https://b.example/), ![c](/c.png) and <a href="/d">d</a>.',
        '<code src="./b.tsx" />',
      ].join('\n\n'),
    ),
  ).toEqual([
    { demo: 0 },
    '\n\n',
    { reference: 'Table' },
    '\n\n',
    { reference: 'Table', kind: 'events' },
    '\n\n',
    { gallery: '/demo' },
    '\n\nSee [/a](',
    { link: '/a' },
    '), [b](https://b.example/), ![c](',
    { link: '/c.png' },
    ') and <a href="',
    { link: '/d' },
    '">d</a>.\n\n',
    { demo: 1 },
  ]);
});

test('containers become their contents below a line in bold', () => {
  expect(
    piecesIn(
      ':::warning\nHot.\n:::\n\n::::tabs\n:::tab{title=One}\n[a](/a)\n:::\n::::\n\n:::note[Read **this**]\nText.\n:::',
    ),
  ).toEqual([
    '**',
    { callout: 'warning', title: '' },
    '**\n',
    '\nHot.\n',
    '\n\n',
    '\n',
    '**One**\n',
    '\n[a](',
    { link: '/a' },
    ')\n',
    '\n',
    '\n\n',
    '**',
    { callout: 'note', title: 'Read this' },
    '**\n',
    '\nText.\n',
  ]);
});

test('code that shows the syntax stays as it is', () => {
  const text =
    '```md\n<API id="Table"></API>\n:::note\n[a](/a)\n```\n\n`<code src="a.tsx">`';
  expect(piecesIn(text)).toEqual([text]);
});

test('the text of a badge stays', () => {
  expect(piecesIn('## Scroll <Badge type="warning">7.3</Badge>').join('')).toBe(
    '## Scroll (7.3)',
  );
});
