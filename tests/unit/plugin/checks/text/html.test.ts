import { checkHtml } from '../../../../../src/plugin/checks/text/html';
import { problemsIn, siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

/** What is wrong with the tags of a page that holds a text. */
function problemsOf(text: string): string[] {
  const root = folderWith({ 'docs/a.md': text });
  return problemsIn(siteIn(root, { components: ['Tabs', 'Badge', 'API'] }), checkHtml);
}

test.each([
  'A <b>bold</b> word, a <br> and an <img src="/a.png" />.',
  '<details>\n<summary>More</summary>\n\nText **here**.\n\n</details>',
  '<div>\n\n- one\n- <kbd>K</kbd>\n\n</div>',
  '<ul>\n<li>one\n<li>two\n</ul>\n\n<p>A paragraph that is left open.',
  '<table><tr><td>a<td>b</table>',
  '<code src="./a.tsx">A title</code>',
  'A <Badge type="warning">new</Badge> part.\n\n<API id="Table"></API>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"/><path d="M0 0" /></svg>',
  '<my-element></my-element>',
  '<script>if (a < b) { "<c>" }</script>\n\n<style>a > b { }</style>',
  '`Array<string>` and `<Unknown />`.\n\n```tsx\n<Unknown>\n```\n',
  'Map\\<string> and Record&lt;string> and Map<string, Row> and a < b > c.',
  '<!-- <string> <Unknown> -->\n\nA <!-- <b> --> B',
  '<https://example.com> and <a@example.com>',
  '> <b>quoted</b>\n\n- a <b>listed\n  thing</b>',
  '<embed src="../b.md"></embed>',
])('nothing is wrong with %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['Use Array<string> here.', 'string'],
  ['A comparison x<y>z of three.', 'y'],
  ['A Promise<void>.', 'void'],
  ['| a |\n| - |\n| Set<number> |', 'number'],
])('%j has a tag that no browser knows', (text, name) => {
  const problems = problemsOf(`Text\n\n${text}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^docs\/a\.md:[345] /);
  expect(problems[0]).toContain(
    `\`<${name}>\` is not an element of HTML, so readers would not see it. If it is text, put it in backticks or write \`\\<${name}>\`.`,
  );
});

test('a component that is not there is told with the nearest name', () => {
  expect(problemsOf('A\n\n<Tab></Tab>\n\n<Unknown />\n')).toEqual([
    'docs/a.md:3 there is no component `<Tab>`. Did you mean `<Tabs>`?',
    'docs/a.md:5 there is no component `<Unknown>`. Write one in `.dumi/theme/builtins`, or put the tag in backticks if it is text.',
  ]);
});

test.each([
  ['<code src="./x.tsx">\n\n# The rest\n', 'code'],
  ['A <b>bold word.\n\nMore.\n', 'b'],
  ['<div>\n\nText\n', 'div'],
  ['An Array<object> here.', 'object'],
  ['<Tabs>\n\nText\n', 'Tabs'],
  ['<div><b>a</div>', 'b'],
])('%j has a tag that is not closed', (text, name) => {
  expect(problemsOf(text)).toEqual([
    `docs/a.md:1 \`<${name}>\` is not closed, so it would swallow what follows. Add \`</${name}>\`, or put the tag in backticks if it is text.`,
  ]);
});

test.each(['<Tabs />', '<div/>'])(
  '%j closes itself, which only HTML without content can',
  (tag) => {
    const name = /\w+/.exec(tag)?.[0] ?? '';
    const open = tag.replace(/\s*\/>$/, '>');
    expect(problemsOf(`A\n\n${tag}\n\nB\n`)).toEqual([
      `docs/a.md:3 \`<${name}>\` is not closed, so it would swallow what follows. Write \`${open}</${name}>\`.`,
    ]);
  },
);

test('a demo that closes itself is one here alone', () => {
  expect(problemsOf('A\n\n<code src="./x.tsx" />\n\nB\n')).toEqual([
    'docs/a.md:3 `<code>` closes itself, which HTML does not know. It is a demo with this theme alone. Write `<code src="./x.tsx"></code>`.',
  ]);
});

test.each(['<Tabs /></Tabs>', '<div>\n<Tabs />\n</div>', '<div/></div>', '<p><b/></p>'])(
  '%j is told once',
  (text) => expect(problemsOf(text)).toHaveLength(1),
);

test('an end of nothing is told', () => {
  expect(problemsOf('A</b> and\n</div>\n')).toEqual([
    'docs/a.md:1 `</b>` closes nothing. Remove it, or add `<b>` before it.',
    'docs/a.md:2 `</div>` closes nothing. Remove it, or add `<div>` before it.',
  ]);
});

test('a comment without its end is told, not what stands in it', () => {
  expect(problemsOf('A\n\n<!-- never\n\n<string> <b>\n')).toEqual([
    'docs/a.md:3 this comment is not closed, so nothing after it would be shown. Close it with `-->`.',
  ]);
});
