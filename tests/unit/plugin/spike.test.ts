import { highlight } from '../../../src/plugin/highlight';
import { inlineMarkdown } from '../../../src/plugin/inline-markdown';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import { gfmFromMarkdown } from 'mdast-util-gfm';
test('x', async () => {
  console.log(await highlight("const a: string = 'x<' ; // hi\n\n<b>x</b>", 'tsx'), await highlight('npm i "x"', 'sh'), inlineMarkdown('a `b` [x](/y)', '/zh'));
  console.log(JSON.stringify(fromMarkdown('| a | b |\n|--|--|\n| [x](/y) | https://a.b |', {extensions:[gfm()], mdastExtensions:[gfmFromMarkdown()]})).slice(0,300));
}, 60000);
