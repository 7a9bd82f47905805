import { inlineMarkdown } from '../../../../src/plugin/markdown/inline-markdown';

test.each([
  ['a paragraph loses its element', 'Plain text.', 'Plain text.'],
  ['blanks and lines round it go', '\n  Plain text.\n', 'Plain text.'],
  ['code is code', 'Set `rowKey`.', 'Set <code>rowKey</code>.'],
  ['emphasis is emphasis', 'Not *here*.', 'Not <em>here</em>.'],
  ['code may hold angle brackets', '`Array<T>`', '<code>Array&lt;T&gt;</code>'],
  ['HTML is text', 'A <b>bold</b> word', 'A &lt;b&gt;bold&lt;/b&gt; word'],
  [
    'a script is text',
    '<script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  [
    'an address that runs code is dropped',
    '[x](javascript:alert(1))',
    '<a href="">x</a>',
  ],
  ['nothing is nothing', '', ''],
])('%s', (_, markdown, expected) => {
  expect(inlineMarkdown(markdown, (path) => path)).toBe(expected);
});

test.each([
  ['without a prefix a link stays', '[x](/demo/key)', '', '/demo/key'],
  [
    'a link of the site gets the prefix',
    '[x](/demo/key)',
    '/table/zh-CN',
    '/table/zh-CN/demo/key',
  ],
  ['so does a link to a row', '[x](/#table-rowkey)', '/zh-CN', '/zh-CN/#table-rowkey'],
  ['a link in the same page stays', '[x](#table-rowkey)', '/zh-CN', '#table-rowkey'],
  [
    'a link to another host stays',
    '[x](https://example.com/a)',
    '/zh-CN',
    'https://example.com/a',
  ],
  ['so does one without a protocol', '[x](//example.com/a)', '/zh-CN', '//example.com/a'],
])('%s', (_, markdown, prefix, href) => {
  expect(inlineMarkdown(markdown, (path) => prefix + path)).toBe(
    `<a href="${href}">x</a>`,
  );
});

test('every link of a text is that of the language, what follows its path stays', () => {
  expect(inlineMarkdown('[a](/a) and [b](/b?c#d)', (path) => `${path}-de`)).toBe(
    '<a href="/a-de">a</a> and <a href="/b-de?c#d">b</a>',
  );
});
