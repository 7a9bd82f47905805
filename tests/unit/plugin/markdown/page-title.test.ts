import {
  hasOwnHeading,
  isComponentAlone,
  surelyHasNoHeading,
  titleOf,
} from '../../../../src/plugin/markdown/page-title';
import { parseTree } from '../../../../src/plugin/markdown/tree';

test.each([
  ['says the title', '# Usage', false],
  ['says it with an id of its own', '# Usage {#use}', false],
  ['says it with marks', '# **Usage**', false],
  ['says something else', '# How to use it', true],
  ['says the title first, and another thing later', '# Usage\n\n# More', false],
  ['is written as HTML', '<h1 align="center">Usage</h1>', true],
  ['is not there', '## Usage', false],
])('a page whose h1 %s', (_, text, own) => {
  expect(hasOwnHeading(parseTree(text), 'Usage')).toBe(own);
});

test('the id of a heading is not part of the title', () => {
  expect(titleOf(parseTree('# Usage {#use}'), 'docs/a.md')).toBe('Usage');
});

test.each([
  ['docs/getting-started.md', 'Getting Started'],
  ['docs/QueryProfile/index.md', 'Query Profile'],
  ['src/button/README.md', 'README'],
  ['docs/use_request.zh-CN.md', 'Use Request'],
  ['docs/useRequest.$tab-api.md', 'Use Request'],
  ['docs/v2.0.md', 'V 2 0'],
  ['docs/FAQ.md', 'FAQ'],
  ['docs/快速上手.md', '快速上手'],
])('the page %s without a title of its own is called %s', (file, title) => {
  expect(titleOf(parseTree('Text.'), file)).toBe(title);
});

test('the title of a file that is embedded below text is no heading of the page', () => {
  const tree = parseTree('Text.\n\n# Changelog');
  expect(hasOwnHeading(tree, 'Usage', (line) => line > 1)).toBe(false);
  expect(hasOwnHeading(tree, 'Usage')).toBe(true);
  expect(hasOwnHeading(parseTree('# Readme'), 'Usage', () => true)).toBe(true);
});

describe('a text that surely has no heading of its own', () => {
  const TITLES = ['Usage', '用法', 'How to (2)', 'Which one?'];
  const TEXTS = [
    ...[
      '# Usage\n',
      '\n\n  # Usage  \ntext',
      '# Usage #\n',
      '# Other\n',
      '# Usage\n\n# Other\n',
    ],
    ...[
      '# 用法\n',
      '# 用法 {#usage}\n',
      '# How to (2)\r\ntext',
      '# *Usage*\n',
      '#Usage\n',
    ],
    ...[
      'text',
      '## Usage\n',
      'Other\n===\n',
      '> # Other\n',
      '- # Other\n',
      '1. Other\n   ===\n',
    ],
    ...[
      '    # Usage\n',
      '```\n# Other\n```\n',
      '<h1>Other</h1>\n',
      'text\n\n# Other',
      '<H1 a>b</H1>',
    ],
    ...[
      '#\tOther\n',
      '# Usage\nmore',
      '\t# Usage\n',
      '# Usage\\\n',
      '+ # a\n',
      '# Which one?\n',
      '# Which `one`?\n',
      ' * > # a\n',
    ],
  ];

  test.each([
    ['without embedded files', () => false],
    ['embedded from another file', () => true],
    ['embedded from its second line on', (line: number) => line > 1],
    ['embedded in its first line', (line: number) => line === 1],
    ['embedded below a text', (line: number) => line > 2],
  ])('has none by its tree, %s', (_, isEmbedded) => {
    for (const title of TITLES) {
      for (const text of [...TEXTS, ...TEXTS.map((one) => `Text.\n\n${one}`)]) {
        const isSure = surelyHasNoHeading(text, title, isEmbedded);
        const own = hasOwnHeading(parseTree(text), title, isEmbedded);
        expect([text, title, isSure && own]).toEqual([text, title, false]);
      }
    }
  });

  test('is one with a changelog below', () => {
    const text = '---\n# words\ntitle: Changes\n---\n\nText.\n\n# Changelog\n\n## 1.0\n';
    expect(surelyHasNoHeading(text, 'Changes', (line) => line > 6)).toBe(true);
    expect(surelyHasNoHeading(text, 'Changes')).toBe(false);
  });

  test.each([
    ['---\ntitle: Usage\n---\n\n# Usage\n\ntext', 'Usage'],
    ['# 用法\n', '用法'],
    ['## Usage\n', 'Usage'],
    ['# Which one?\n', 'Which one?'],
    ['# 该用哪种？\n', '该用哪种？'],
  ])('is %j', (text, title) => {
    expect(surelyHasNoHeading(text, title)).toBe(true);
  });
});

test.each([
  ['a component', '<Home></Home>', true],
  ['one below a front matter of comments', '---\n# hero:\n---\n\n<Home></Home>\n', true],
  ['one in another', '<Wide color="a > b">\n  <Home />\n</Wide>', true],
  ['one beside a comment', '<!-- begin -->\n\n<Home />', true],
  ['a demo without a block', '<code src="./home.tsx" inline></code>', true],
  ['one that closes itself', '<code src="./home.tsx" inline />', true],
  ['a demo in a block', '<code src="./inline.tsx"></code>', false],
  ['one with text', '<Wide>Text</Wide>', false],
  ['one below text', 'Text.\n\n<Home />', false],
  ['a reference', '<API id="Button"></API>', false],
  ['an element', '<div></div>', false],
  ['a comment', '<!-- <Home /> -->', false],
  ['nothing', '', false],
])('a page that is %s', (_, text, alone) => {
  expect(isComponentAlone(text)).toBe(alone);
});
