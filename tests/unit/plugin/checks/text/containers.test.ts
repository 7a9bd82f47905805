import { join } from 'node:path';
import { checkCode } from '../../../../../src/plugin/checks/text/code';
import { checkContainers } from '../../../../../src/plugin/checks/text/containers';
import { checkImages } from '../../../../../src/plugin/checks/text/images';
import { checkTags } from '../../../../../src/plugin/checks/text/tags';
import { parseDocument } from '../../../../../src/plugin/markdown/document';
import { siteIn } from '../../../support/read-site';
import { ROOT } from '../../../support/root';

const CHECKS = [checkContainers, checkCode, checkImages, checkTags];
const site = { ...siteIn(ROOT), files: new Map(), pages: [] };

/** What is wrong with a text, each as `line message hint`, in the order of the lines. */
function faultsOf(text: string): string[] {
  const document = parseDocument(text, join(ROOT, 'docs/a.md'), ROOT);
  return CHECKS.flatMap((check) => check(document, site))
    .sort((a, b) => a.line - b.line)
    .map(({ line, message, hint }) => `${line} ${message} ${hint}`);
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
    '3 unknown container `:::warnign`. Did you mean `:::warning`?',
  ],
  [
    'a container that is not closed',
    ':::note\nA\n\nB\n',
    '1 `:::note` is not closed. Close it with a line of the same number of colons. An outer container needs more colons than the ones inside it.',
  ],
  [
    'a blank before the name',
    'A\n\n::: note\nA\n:::\n',
    '3 `::: note` neither opens nor closes a container. Write `:::name` without a space, and close it with a line of the same number of colons.',
  ],
  [
    'an empty callout',
    ':::note[A]\n:::\n',
    '1 `:::note` is empty. Add content, or remove it.',
  ],
  [
    'tabs with as many colons as their tabs',
    ':::tabs\nA\n:::\n',
    '1 `:::tabs` may only contain tabs. Move everything into `:::tab[Title]` blocks, and give `::::tabs` one more colon than they have.',
  ],
  [
    'a tab without a title',
    '::::tabs\n:::tab\nA\n:::\n::::\n',
    '2 this tab has no title. Write `:::tab[Title]`.',
  ],
  [
    'a tab without tabs',
    ':::tab[A]\nA\n:::\n',
    '1 `:::tab` is not inside `::::tabs`. Wrap it in `::::tabs` and `::::`.',
  ],
  [
    'steps that are no list',
    ':::steps\nA\n:::\n',
    '1 `:::steps` must contain exactly one numbered list. Write the steps as `1.`, `2.`, …, and indent the content of a step below it.',
  ],
  [
    'lines that are not there',
    '```ts {2,4-5}\na\nb\n```\n',
    '1 line 4 cannot be highlighted: this code has 2 lines. Use lines of this block, counting from 1.',
  ],
  [
    'lines that are no numbers',
    '```ts {a}\na\n```\n',
    '1 cannot parse `{a}` after `ts`. Write a title as `title="name"` and lines as `{1,3-5}`.',
  ],
  [
    'a title without its quotes',
    '```ts title=a.ts\na\n```\n',
    '1 cannot parse `title=a.ts` after `ts`. Write a title as `title="name"` and lines as `{1,3-5}`.',
  ],
  [
    'an unknown mark',
    '```ts\na\nb // [!code +]\n```\n',
    '3 unknown line marker `[!code +]`. Use `[!code ++]`, `[!code --]`, or `[!code highlight]`.',
  ],
  [
    'a command that only npm has',
    'A\n\n```bash npm2yarn\nnpm ci\nnpm audit fix\n```\n',
    '5 `npm audit fix` cannot be converted for yarn. Write one npm or npx command per line, or remove `npm2yarn`.',
  ],
  [
    'two commands in a line',
    '```bash npm2yarn\nnpm ci && npm run a\n```\n',
    '2 `npm ci && npm run a` cannot be converted for yarn. Write one npm or npx command per line, or remove `npm2yarn`.',
  ],
  [
    'a missing picture',
    '![a](/logo.sgv)\n',
    '1 the picture "/logo.sgv" leads to no file. Did you mean "/logo.svg"?',
  ],
  [
    'a missing picture with a sign of per cent in its name',
    '![a](/100%.svg)\n',
    '1 the picture "/100%.svg" leads to no file. Start the address with `/` for a file in `public`, or with `./` for a file beside the page.',
  ],
  [
    'a picture for one color alone',
    'A\n\n![a](/logo.svg#dark)\n',
    '3 the picture "/logo.svg#dark" is only shown in dark mode. Add the picture for light mode next to it, with `#light` at the end of its address.',
  ],
  [
    'a picture for one color alone in a link',
    '[![a](/logo.svg#dark)](/a)\n',
    '1 the picture "/logo.svg#dark" is only shown in dark mode. Add the picture for light mode next to it, with `#light` at the end of its address.',
  ],
  [
    'a picture for one color alone from another host',
    '![a](https://example.com/a.svg#light)\n',
    '1 the picture "https://example.com/a.svg#light" is only shown in light mode. Add the picture for dark mode next to it, with `#dark` at the end of its address.',
  ],
  [
    'two tabs of one title',
    '::::tabs\n:::tab[A `b`]\nA\n:::\n:::tab{title="A b"}\nB\n:::\n::::\n',
    '5 the tab title "A b" is already used on line 2. Give each tab its own title.',
  ],
  [
    'lines the wrong way round',
    '```ts {1,5-3}\na\n```\n',
    '1 the line range `5-3` ends before it starts. Write `3-5`.',
  ],
  [
    'lines that begin in the code and end behind it',
    '```ts {1-3}\na\nb\n```\n',
    '1 line 3 cannot be highlighted: this code has 2 lines. Use lines of this block, counting from 1.',
  ],
  [
    'a badge of no type',
    'A\n<Badge type="warnin">b</Badge>\n',
    '2 unknown badge type "warnin". Did you mean `warning`?',
  ],
  [
    'a badge whose type is a word of JavaScript',
    '<Badge type="constructor">b</Badge>\n',
    '1 unknown badge type "constructor". Use one of note, tip, warning, danger, info, success, error.',
  ],
  [
    'a tag that markdown takes for text',
    'A\n\n<code src=./a.tsx></code>\n',
    '3 Markdown treats `<code src=./a.tsx>` as text. Put its value in quotes.',
  ],
  [
    'an example on a page that embeds another',
    '<embed src="../README.md"></embed>\n\n:::example\nA\n:::\n',
    '3 `:::example` does not work on a page with an `<embed>`, because its source is unknown there. Move one of them to another page.',
  ],
])('%s is told with its line, and what to do', (_, text, expected) => {
  expect(faultsOf(text)).toEqual([expected]);
});
