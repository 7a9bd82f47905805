import { join } from 'node:path';
import { authoringProblems } from '../../../../src/plugin/authoring/problems';
import { parseTree } from '../../../../src/plugin/markdown-tree';
import { ROOT } from '../../support/root';

const place = { file: 'a.md', path: join(ROOT, 'docs/a.md'), root: ROOT };

/** What is wrong with a text, each as `line message hint`. */
function faultsOf(text: string): string[] {
  return authoringProblems(text, parseTree(text), place).map(
    ({ line, message, hint }) => `${line} ${message} ${hint}`,
  );
}

test.each<[string, string]>([
  ['callouts of both families', ':::note\nA\n:::\n\n:::error[Title]\nA\n:::\n'],
  ['tabs', '::::tabs[Label]\n:::tab[A]\nA\n:::\n:::tab{title="B"}\nB\n:::\n::::\n'],
  ['code of dumi in tabs', ':::code-group\n```ts [a]\n1\n```\n:::\n'],
  ['steps', ':::steps\n\n1. A\n2. B\n\n:::\n'],
  ['a container in a list', '- A\n\n  :::tip\n  B\n  :::\n'],
  ['a container in a quote', '> :::tip\n> B\n> :::\n'],
  ['containers that code shows', '```md\n:::foo\n```\n\n`:::foo` and ::: b\n'],
  ['a badge', 'A <Badge type="info">b</Badge> and <Badge>c</Badge>\n'],
  ['marks of code', '```ts title="a.ts" {1-2}\na // [!code ++]\nb // [!code --]\n```\n'],
  ['marks that markdown shows', '```markdown\na // [!code foo]\n```\n'],
  ['commands', '```bash npm2yarn\n# first\nnpm ci\nnpx a\n```\n'],
  ['a pair of pictures', '![a](/logo.svg#light)![a](/logo.svg#dark)\n'],
  [
    'a pair of pictures in links',
    '[![a](/logo.svg#light)![a](/logo.svg#dark)](/a)\n\n[![a](/logo.svg#light)](/a) [![a](/logo.svg#dark)](/a)\n',
  ],
  [
    'a pair of pictures from another host',
    '![a](https://example.com/a.svg#light)![a](https://example.com/b.svg#dark)\n',
  ],
  [
    'a pair of pictures in a table',
    '| a |\n| - |\n| ![a](/logo.svg#light)![a](/logo.svg#dark) |\n',
  ],
  [
    'tabs of one title in two sets',
    '::::tabs\n:::tab[A]\nA\n:::\n::::\n\n::::tabs\n:::tab[A]\nA\n:::\n::::\n',
  ],
  ['a picture beside the page', '![a](./screenshot.png)\n'],
  ['a tag that is meant as text', '\\<code src=./a.tsx> and &lt;API id=a/b>\n'],
  ['a picture from elsewhere', '![a](https://example.com/a.png)\n'],
])('nothing is wrong with %s', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'an unknown name',
    'A\n\n:::warnign\nB\n:::\n',
    '3 `:::warnign` is nothing that the site knows. Did you mean `:::warning`?',
  ],
  [
    'a container that is not closed',
    ':::note\nA\n\nB\n',
    '1 `:::note` is not closed. End it with a line of as many colons. One that holds another has more colons than that.',
  ],
  [
    'a blank before the name',
    'A\n\n::: note\nA\n:::\n',
    '3 `::: note` opens and closes nothing. Write `:::name` without a blank, and close it with a line of as many colons.',
  ],
  [
    'an empty callout',
    ':::note[A]\n:::\n',
    '1 `:::note` is empty. Write its text, or take it out.',
  ],
  [
    'tabs with as many colons as their tabs',
    ':::tabs\nA\n:::\n',
    '1 `:::tabs` holds something else than tabs. Put all of it into `:::tab[Title]`, and open `::::tabs` with one colon more than they have.',
  ],
  [
    'a tab without a title',
    '::::tabs\n:::tab\nA\n:::\n::::\n',
    '2 this tab has no title. Write `:::tab[Title]`.',
  ],
  [
    'a tab without tabs',
    ':::tab[A]\nA\n:::\n',
    '1 `:::tab` stands outside of tabs. Put `::::tabs` and `::::` round it.',
  ],
  [
    'steps that are no list',
    ':::steps\nA\n:::\n',
    '1 `:::steps` holds something else than one numbered list. Write the steps as `1.`, `2.`, and what belongs to a step indented below it.',
  ],
  [
    'lines that are not there',
    '```ts {2,4-5}\na\nb\n```\n',
    '1 line 4 is to be highlighted, and this code has 2 lines. Lines count from 1.',
  ],
  [
    'lines that are no numbers',
    '```ts {a}\na\n```\n',
    '1 `{a}` behind `ts` cannot be read. Write `title="name"` for a title and `{1,3-5}` for lines.',
  ],
  [
    'a title without its quotes',
    '```ts title=a.ts\na\n```\n',
    '1 `title=a.ts` behind `ts` cannot be read. Write `title="name"` for a title and `{1,3-5}` for lines.',
  ],
  [
    'an unknown mark',
    '```ts\na\nb // [!code +]\n```\n',
    '3 `[!code +]` marks nothing. There are `[!code ++]`, `[!code --]` and `[!code highlight]`.',
  ],
  [
    'a command that only npm has',
    'A\n\n```bash npm2yarn\nnpm ci\nnpm audit fix\n```\n',
    '5 `npm audit fix` has no form for yarn. Write one command of npm or npx on each line, or take `npm2yarn` out.',
  ],
  [
    'two commands in a line',
    '```bash npm2yarn\nnpm ci && npm run a\n```\n',
    '2 `npm ci && npm run a` has no form for yarn. Write one command of npm or npx on each line, or take `npm2yarn` out.',
  ],
  [
    'a missing picture',
    '![a](/logo.sgv)\n',
    '1 the picture "/logo.sgv" leads to no file. Did you mean "/logo.svg"?',
  ],
  [
    'a missing picture with a sign of per cent in its name',
    '![a](/100%.svg)\n',
    '1 the picture "/100%.svg" leads to no file. Its address begins with `/` below `public`, and with `./` beside the page.',
  ],
  [
    'a picture for one colour alone',
    'A\n\n![a](/logo.svg#dark)\n',
    '3 the picture "/logo.svg#dark" is shown in the dark colour alone. Write the one for the other beside it, with `#light` at its end.',
  ],
  [
    'a picture for one colour alone in a link',
    '[![a](/logo.svg#dark)](/a)\n',
    '1 the picture "/logo.svg#dark" is shown in the dark colour alone. Write the one for the other beside it, with `#light` at its end.',
  ],
  [
    'a picture for one colour alone from another host',
    '![a](https://example.com/a.svg#light)\n',
    '1 the picture "https://example.com/a.svg#light" is shown in the light colour alone. Write the one for the other beside it, with `#dark` at its end.',
  ],
  [
    'two tabs of one title',
    '::::tabs\n:::tab[A `b`]\nA\n:::\n:::tab{title="A b"}\nB\n:::\n::::\n',
    '5 this tab has the title "A b", as that of line 2. Give each tab a title of its own.',
  ],
  [
    'lines the wrong way round',
    '```ts {1,5-3}\na\n```\n',
    '1 the lines `5-3` to be highlighted end before they begin. Write `3-5`.',
  ],
  [
    'lines that begin in the code and end behind it',
    '```ts {1-3}\na\nb\n```\n',
    '1 line 3 is to be highlighted, and this code has 2 lines. Lines count from 1.',
  ],
  [
    'a badge of no type',
    'A\n<Badge type="warnin">b</Badge>\n',
    '2 a badge has no type "warnin". Did you mean `warning`?',
  ],
  [
    'a tag that markdown takes for text',
    'A\n\n<code src=./a.tsx></code>\n',
    '3 `<code src=./a.tsx>` is shown as text. Put its value into quotes.',
  ],
  [
    'an example on a page that embeds another',
    '<embed src="../README.md"></embed>\n\n:::example\nA\n:::\n',
    '3 an example stands on a page with an `<embed>`, where its source is not known. Put one of them on another page.',
  ],
])('%s is told with its line, and what to do', (_, text, expected) => {
  expect(faultsOf(text)).toEqual([expected]);
});
