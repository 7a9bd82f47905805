import { highlightCode } from '../../../src/code/highlight';
import { highlightWithGrammar } from '../../../src/code/highlight-grammar';

/** What a reader sees, and copies, of highlighted code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** The classes that a piece of code is given. */
function classesOf(html: string, piece: string): string[] {
  const spans = [...html.matchAll(/<span class="c-([\w-]+)">([^<]*)<\/span>/g)];
  return spans
    .filter(([, , text]) => textOf(text ?? '').trim() === piece)
    .map(([, kind]) => kind ?? '');
}

const CODE = `import React from 'react';

// Grüße & <b>bold</b>
export const App = () => <Table<Row> rowKey="id" data={[1, 2]} />;
`;

test.each([
  ...['tsx', 'jsx', 'typescript', 'javascript', 'ts', 'js', 'css', 'unknown', ''],
  ...['constructor', 'toString', '__proto__'],
])('no letter is lost or added in %j', async (language) => {
  expect(textOf(await highlightCode(CODE, language))).toBe(CODE);
});

test.each([
  ['json', '{ "a": [1, "<b>", null] }'],
  ['bash', 'npm install rc-table && echo "done" > file'],
  ['sh', 'npm install'],
  ['shell', 'npm install'],
  ['css', '.a > .b { color: red; } /* x */'],
  ['less', "@import './a';\n.@{b} { &-c:hover { .mix(1px; @d) !important; } } // <e>"],
  ['scss', "@use 'a';\n.#{$b} { &-c { @include mix($d: 1px); } } // <e>"],
  ['sass', '$a: 1px\n.b\n  width: $a\n  +mix(1)'],
  ['html', '<p class="a">Text &amp; more</p>'],
  ['yaml', 'a: "b" # c'],
  ['yml', 'a: b'],
  ['diff', '+ added\n- removed'],
  ['markdown', '# Title\n\nText with `code`.'],
  ['md', 'Text with `code`.'],
])('%s is colored and keeps its text', async (language, code) => {
  const html = await highlightCode(code, language);
  expect(textOf(html)).toBe(code);
  expect(html).toContain('<span class="c-');
});

test('kinds of tokens have classes of their own', async () => {
  const html = await highlightCode(CODE, 'tsx');
  expect(classesOf(html, 'import')).toContain('keyword');
  expect(classesOf(html, "'react'")).toContain('string');
  expect(classesOf(html, '// Grüße & <b>bold</b>')).toContain('comment');
  expect(html).not.toMatch(/style=|color/);
});

test('a text that all demos show is read by a grammar once', async () => {
  const code = 'npm install rc-table';
  const lines = await highlightWithGrammar(code, 'bash');
  expect(await highlightWithGrammar(code, 'bash')).toBe(lines);
  expect(await highlightWithGrammar(code, 'diff')).not.toEqual(lines);
});

test.each(['css', 'less', 'scss'])(
  'style sheets look the same in %s',
  async (language) => {
    const html = await highlightCode(
      "@import 'a';\n.b { color: red; /* c */ }",
      language,
    );
    expect(classesOf(html, '@import')).toEqual(['keyword']);
    expect(classesOf(html, "'a'")).toEqual(['string']);
    expect(classesOf(html, 'b')).toEqual(['constant']);
    expect(classesOf(html, '/* c */')).toEqual(['comment']);
  },
);

test('another name of a language colors the same', async () => {
  expect(await highlightCode(CODE, 'ts')).toBe(await highlightCode(CODE, 'typescript'));
});

test.each(['python', 'Python', 'py', 'java', 'go', 'rust', 'toml', 'sh'])(
  'code of %s has colors',
  async (language) => {
    expect(await highlightCode('a = "b"', language)).toContain('class="c-');
  },
);

test('a language without a grammar is shown plainly and safely', async () => {
  expect(await highlightCode('a < b && c > d', 'brainfuck')).toBe(
    'a &lt; b &amp;&amp; c &gt; d',
  );
});

test('code that looks like markup cannot break out', async () => {
  for (const language of ['tsx', 'markdown', 'none']) {
    const html = await highlightCode('</code></pre><script>alert(1)</script>', language);
    expect(html.replace(/<span class="c-[\w-]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
  }
});

test('empty lines stay and nothing is open at the end of a line', async () => {
  const html = await highlightCode('const a = `x\n\ny`;\n', 'ts');
  expect(html.split('\n')).toHaveLength(4);
  for (const line of html.split('\n')) {
    expect(line.split('<span').length).toBe(line.split('</span>').length);
  }
});

test('no code gives nothing', async () => {
  expect(await highlightCode('', 'tsx')).toBe('');
});
