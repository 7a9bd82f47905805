import { tagAttributes } from '../../../../../src/plugin/markdown/html/tag-attributes';

test.each<[string, Record<string, string>]>([
  ['<code src="./a.tsx"></code>', { src: './a.tsx' }],
  ["<code SRC='a' title=b inline>", { src: 'a', title: 'b', inline: '' }],
  ['<code title="a > b" src = "c" />', { title: 'a > b', src: 'c' }],
  ['<code title="it\'s &quot;a&quot; &lt; &amp;lt;">', { title: 'it\'s "a" < &lt;' }],
  [
    '<code title="A&nbsp;b &#39;c&#x27;" src="./a.tsx?b&copy=1">',
    { title: "A\u00a0b 'c'", src: './a.tsx?b&copy=1' },
  ],
  ['<code iframe="400" iframe>', { iframe: '400' }],
  ['<code\n  src="a"\n  iframe\n>', { src: 'a', iframe: '' }],
  ['<code>src="a"</code>', {}],
])('%j has the attributes %j', (tag, attributes) => {
  expect(Object.fromEntries(tagAttributes(tag))).toEqual(attributes);
});
