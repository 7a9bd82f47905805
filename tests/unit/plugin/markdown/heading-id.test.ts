import remarkHeadingId, {
  splitHeadingId,
} from '../../../../src/plugin/markdown/heading-id';
import { inlineText, nodesOfType, parseTree } from '../../../../src/plugin/markdown/tree';
import { checkHeadings } from '../../../../src/plugin/checks/text/headings';
import { sectionsOf } from '../../../../src/plugin/markdown/sections';
import { documentWith, foundIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** The id that the first heading of a text gives itself, and its text without it. */
function split(text: string) {
  const [heading] = nodesOfType('heading', parseTree(text));
  if (!heading) throw new Error('no heading');
  const { id, rest } = splitHeadingId(heading);
  return [id, inlineText(rest)];
}

test.each<[string, string | undefined, string]>([
  ['## 适用场景 {#when-to-use-it}', 'when-to-use-it', '适用场景'],
  ['## With `code` {#with_code}', 'with_code', 'With code'],
  ['## After `code`{#after}', 'after', 'After code'],
  ['## 固定列 {#固定列}', '固定列', '固定列'],
  ['### Closed {#closed} ###', 'closed', 'Closed'],
  ['Underlined {#under}\n---', 'under', 'Underlined'],
  ['> ## In a quote {#quoted}', 'quoted', 'In a quote'],
  ['## None', undefined, 'None'],
  ['## The mark `{#id}`', undefined, 'The mark {#id}'],
  ['## A {#b} c', undefined, 'A {#b} c'],
  ['## A {#b c}', undefined, 'A {#b c}'],
  ['## A {#}', undefined, 'A {#}'],
  ['## An {object}', undefined, 'An {object}'],
])('%j has the id %j and the text %j', (text, id, left) => {
  expect(split(text)).toEqual([id, left]);
});

test('the step hands the id on as an attribute and leaves other headings alone', () => {
  const tree = parseTree('## A {#b}\n\n## C\n\nText {#d}\n');
  remarkHeadingId()(tree);
  const [own, other] = nodesOfType('heading', tree);
  expect(own?.data?.hProperties).toEqual({ id: 'b' });
  expect(inlineText(own ?? tree)).toBe('A');
  expect(other?.data).toBeUndefined();
  expect(nodesOfType('paragraph', tree).map((node) => inlineText(node))).toEqual([
    'Text {#d}',
  ]);
});

test('search knows such a heading by its text and leads to its id', () => {
  const sections = sectionsOf(
    documentWith('## 适用场景 {#when}\n\n### 何时 {#then}\n\n## 其他\n'),
  );
  expect(sections.slice(1).map(({ title, id, above }) => [title, id, above])).toEqual([
    ['适用场景', 'when', []],
    ['何时', 'then', ['适用场景']],
    ['其他', '其他', []],
  ]);
});

describe('problems of ids', () => {
  const problemsOf = (text: string) => {
    const site = siteIn(folderWith({ 'docs/a.md': text }));
    return foundIn(site, checkHeadings).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
  };

  test.each(['## A {#b c}', '## A {#}', '## A {#b', '## A {#b} c', '## A {#"b"}'])(
    '%j is half written',
    (heading) => {
      expect(problemsOf(`---\ntitle: A\n---\n\n${heading}\n`)).toEqual([
        'docs/a.md:5 invalid heading id.',
      ]);
    },
  );

  test.each([
    '- **A.** {#b c} Text.',
    '- **A.** {#} Text.',
    '- **A.** {#b Text.',
    '- **A.** Text. {#b}',
    '- {#b} **A.** Text.',
    '- **A.** {#b} {#c} Text.',
    '- Text:\n  - A {#b}',
  ])('%j has a half-written id of an item', (list) => {
    const [problem, ...others] = problemsOf(`Text.\n\n${list}\n`);
    expect(problem).toMatch(/^docs\/a\.md:[34] invalid item id\.$/);
    expect(others).toEqual([]);
  });

  test('an id of an item that something else on the page has is told', () => {
    const list = (id: string) => `- **A.** {#${id}} Text.\n`;
    expect(problemsOf(list('same') + list('same'))).toEqual([
      'docs/a.md:2 the item id "same" is already used on line 1.',
    ]);
    expect(problemsOf(`${list('more')}\n## More\n`)).toEqual([
      'docs/a.md:3 the heading id "more" is already used on line 1.',
    ]);
    expect(problemsOf(`## More\n\n${list('more')}`)).toEqual([
      'docs/a.md:3 the item id "more" is already used on line 1.',
    ]);
    expect(problemsOf(`${list('hello')}\n<code src="./hello.tsx"></code>\n`)).toEqual([
      'docs/a.md:1 the item id "hello" is also the name of the demo on line 3.',
    ]);
    expect(problemsOf(list('ledger-content'))).toEqual([
      'docs/a.md:1 the item id "ledger-content" is one of the page around it.',
    ]);
  });

  test('an id that two headings have is told at the second', () => {
    expect(problemsOf('## A {#same}\n\n## B {#same}\n')).toEqual([
      'docs/a.md:3 the heading id "same" is already used on line 1.',
    ]);
    expect(problemsOf('## A {#more}\n\n## More\n')).toEqual([
      'docs/a.md:3 the heading id "more" is already used on line 1.',
    ]);
    expect(problemsOf('## More\n\n## A {#more}\n')).toEqual([
      'docs/a.md:3 the heading id "more" is already used on line 1.',
    ]);
  });

  test('an id that a demo of the page has is told', () => {
    const demo = '<code src="./examples/hello.tsx"></code>';
    expect(problemsOf(`## A {#hello}\n\n${demo}\n`)).toEqual([
      'docs/a.md:1 the heading id "hello" is also the name of the demo on line 3.',
    ]);
    expect(problemsOf(`${demo}\n\n## Hello\n`)).toEqual([
      'docs/a.md:3 the heading id "hello" is also the name of the demo on line 1.',
    ]);
  });

  test('a demo that is a folder is named by it', () => {
    expect(problemsOf('## Basic\n\n<code src="./basic"></code>\n')).toEqual([
      'docs/a.md:1 the heading id "basic" is also the name of the demo on line 3.',
    ]);
    expect(
      problemsOf('## Basic\n\n<code src="./basic/index.tsx"></code>\n'),
    ).toHaveLength(1);
  });

  test('two demos of one name are told at the second', () => {
    const demos =
      '<code src="./a/x.tsx"></code>\n\n<code src="./b/x/index.tsx"></code>\n';
    expect(problemsOf(demos)).toEqual([
      'docs/a.md:3 the demo name "x" is already used on line 1.',
    ]);
  });

  test('an id alone is no heading', () => {
    expect(problemsOf('## {#alone}\n')).toEqual([
      'docs/a.md:1 the heading {#alone} has no text.',
    ]);
  });

  test.each([
    '# simple\n\n## Notes\n\n## Notes\n\n<code src="./simple.tsx"></code>\n',
    '## The mark `{#id}`\n\n```md\n## A {#b c}\n```\n',
    '# Title {#a}\n\n## A\n',
    '- **A.** {#a} Text.\n- **B** `{#b}` Text.\n\n  {#c}\n\nText {#d}\n',
    '<code src="./a/index.tsx"></code>\n\n<code src="./b/index.tsx"></code>\n',
    '## Simple\n\n<code src="./simple.tsx" inline></code>\n',
    '<code src="./a.tsx"></code>\n\n<code src="./a.tsx" inline></code>\n',
  ])('nothing is wrong with %j', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});
