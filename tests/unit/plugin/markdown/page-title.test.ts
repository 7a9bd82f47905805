import { hasOwnHeading, titleOf } from '../../../../src/plugin/markdown/page-title';
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
  ['docs/use_request.zh-CN.md', 'Use Request'],
  ['docs/useRequest.$tab-api.md', 'Use Request'],
  ['docs/v2.0.md', 'V 2 0'],
  ['docs/FAQ.md', 'FAQ'],
  ['docs/快速上手.md', '快速上手'],
])('the page %s without a title of its own is called %s, as by dumi', (file, title) => {
  expect(titleOf(parseTree('Text.'), file)).toBe(title);
});

test('the title of a file that is embedded below text is no heading of the page', () => {
  const tree = parseTree('Text.\n\n# Changelog');
  expect(hasOwnHeading(tree, 'Usage', (line) => line > 1)).toBe(false);
  expect(hasOwnHeading(tree, 'Usage')).toBe(true);
  expect(hasOwnHeading(parseTree('# Readme'), 'Usage', () => true)).toBe(true);
});
