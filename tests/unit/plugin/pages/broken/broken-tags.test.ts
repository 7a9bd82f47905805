import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ENDINGS } from '../../../../../src/plugin/demos/find-file';
import { readDemo } from '../../../../../src/plugin/demos/source';
import { brokenTags } from '../../../../../src/plugin/pages/broken/broken-tags';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const root = folderWith({
  'docs/examples/simple.tsx': '',
  'docs/examples/plain.jsx': '',
  'docs/examples/folder/index.tsx': '',
  'docs/examples/empty/readme.txt': '',
  'docs/examples/data.json': '',
  'docs/examples/types.d.ts': '',
  'docs/examples/script/index.js': '',
  'docs/examples/both.js': '',
  'docs/examples/both.tsx': '',
});

/** What is missing on the page `docs/demo/a.md`, as lines for a terminal. */
function missingIn(text: string): string[] {
  return brokenTags(text, join(root, 'docs/demo/a.md'), root).map(
    (missing) => missing.text,
  );
}

describe('a demo that is there is not missing', () => {
  test.each([
    ['with its ending', '<code src="../examples/simple.tsx"></code>'],
    ['without its ending', '<code src="../examples/simple"></code>'],
    ['with JSX alone', '<code src="../examples/plain"></code>'],
    ['as a folder with an index', '<code src="../examples/folder"></code>'],
    ['in single quotes', "<code src='../examples/simple.tsx'></code>"],
    [
      'with other attributes before it',
      '<code title="A" src="../examples/simple.tsx"></code>',
    ],
    ['over several lines', '<code\n  src="../examples/simple.tsx"\n></code>'],
    [
      'with a > in a value before it',
      '<code title="a > b" src="../examples/simple.tsx"></code>',
    ],
    ['closed in its own tag', '<code src="../examples/simple.tsx" />'],
  ])('%s', (_, text) => {
    expect(missingIn(text)).toEqual([]);
  });
});

describe('what only looks like a demo is left alone', () => {
  const tag = '<code src="./gone.tsx"></code>';

  test.each([
    ['code without a source', '<code>src="./gone.tsx"</code>'],
    ['a picture', '<img src="./gone.png">'],
    ['a fence', `\`\`\`html\n${tag}\n\`\`\`\n`],
    ['a fence of tildes', `~~~\n${tag}\n~~~\n`],
    [
      'a fence that shows a fence',
      `\`\`\`\`md\n\`\`\`html\n${tag}\n\`\`\`\n${tag}\n\`\`\`\`\n`,
    ],
    ['a fence in a list', `- one\n\n  \`\`\`html\n  ${tag}\n  \`\`\`\n`],
    ['a fence in a quotation', `> \`\`\`html\n> ${tag}\n> \`\`\`\n`],
    ['a fence that is never closed', `\`\`\`html\n${tag}\n`],
    ['a fence in a file with Windows line ends', `\`\`\`html\r\n${tag}\r\n\`\`\`\r\n`],
    ['code in a sentence', `Write \`${tag}\` into the page.`],
    ['code in a sentence between two backticks', `Write \`\` ${tag} \`\` there.`],
    ['a comment', `<!-- ${tag} -->`],
    ['a comment over several lines', `<!--\n${tag}\n-->`],
  ])('%s', (_, text) => {
    expect(missingIn(text)).toEqual([]);
  });
});

test('a demo after a fence is told with its own line', () => {
  const text =
    '```html\n<code src="./x.tsx"></code>\n```\n\n<code src="./gone.tsx"></code>\n';
  expect(missingIn(text)).toEqual([
    'docs/demo/a.md:5 <code src="./gone.tsx"> leads to no file. Create the demo there, or remove the line.',
  ]);
});

test('a single backtick in one paragraph does not hide a demo in a later one', () => {
  const text =
    'A lone ` here.\n\n<code src="./gone.tsx"></code>\n\nAnd a lone ` there.\n';
  expect(missingIn(text)).toHaveLength(1);
});

test('a demo that a mistyped letter misses has a suggestion in terms of the page', () => {
  expect(missingIn('<code src="../examples/simpel.tsx"></code>')).toEqual([
    'docs/demo/a.md:1 <code src="../examples/simpel.tsx"> leads to no file. Did you mean "../examples/simple.tsx"?',
  ]);
});

test.each([
  ['a folder that is not there', '<code src="../exmaples/simple.tsx"></code>'],
  ['a folder without an index', '<code src="../examples/empty"></code>'],
  ['a file of another kind', '<code src="../examples/empty/readme"></code>'],
])('a path to %s is missing', (_, text) => {
  expect(missingIn(text)).toHaveLength(1);
});

test('every missing demo is told, in the order of the page', () => {
  const text =
    '<code src="./one.tsx"></code>\n\nText\n\n<code src="./two.tsx"></code><code src="./three.tsx"></code>\n';
  expect(missingIn(text).map((line) => line.slice(0, 34))).toEqual([
    'docs/demo/a.md:1 <code src="./one.',
    'docs/demo/a.md:5 <code src="./two.',
    'docs/demo/a.md:5 <code src="./thre',
  ]);
});

test('lines are counted in files with Windows line ends', () => {
  expect(missingIn('One\r\n\r\n<code src="./gone.tsx"></code>\r\n')[0]).toMatch(
    /^docs\/demo\/a\.md:3 /,
  );
});

test.each([
  '<code title="a > b" src="../examples/none.tsx"></code>',
  '<div><code src=../examples/none.tsx></code></div>',
  '- A\n\n  <div>\n  <code src="../examples/none.tsx"></code>\n  </div>',
])('a missing demo is found in %j, where it stands', (tag) => {
  const text = `---\ntitle: A\n---\n\n${tag}\n`;
  const [demo] = brokenTags(text, join(root, 'docs/demo/a.md'), root);
  const { index = 0 } = demo ?? {};
  const line = text.split('\n').findIndex((one) => /<code/.test(one)) + 1;
  expect(demo?.text).toContain(
    `docs/demo/a.md:${line} <code src="../examples/none.tsx"> leads to no file.`,
  );
  expect(text.slice(index, index + (demo?.tag.length ?? 0))).toBe(demo?.tag);
  expect(demo?.tag).toMatch(/^<code .*<\/code>$/);
});

test.each(['data', 'types'])(
  'what dumi does not find for a page is missing, though an import finds it: %s',
  (name) => {
    expect(missingIn(`<code src="../examples/${name}"></code>`)).toEqual([
      `docs/demo/a.md:1 <code src="../examples/${name}"> leads to no file. Create the demo there, or remove the line.`,
    ]);
  },
);

test('of two files of a name the page shows the one that dumi takes', () => {
  const found = (src: string) =>
    readDemo(join(root, 'docs/examples', src))?.files.map(({ path }) => path);
  expect(found('both')).toEqual([join(root, 'docs/examples/both.js')]);
  expect(found('script')).toEqual([join(root, 'docs/examples/script/index.js')]);
});

test('dumi still looks for the endings that are known here, in their order', () => {
  const steps = require.resolve('dumi/dist/loaders/markdown/transformer/index.js');
  const [, list = ''] =
    /extensions: (\[[^\]]*\]),\n\s*\/\/ Common/.exec(readFileSync(steps, 'utf8')) ?? [];
  const endings = JSON.parse(list) as string[];
  expect(DEMO_ENDINGS).toEqual(['', ...endings, ...endings.map((one) => `/index${one}`)]);
});

test('a missing demo says where it stands and which files would mend it', () => {
  const text = 'Text\n\n<code src="../examples/new"></code>\n';
  const [demo] = brokenTags(text, join(root, 'docs/demo/a.md'), root);
  expect(text.slice(demo?.index)).toMatch(/^<code src="\.\.\/examples\/new"><\/code>/);
  expect(demo?.tag).toBe('<code src="../examples/new"></code>');
  expect(demo?.candidates).toEqual(
    expect.arrayContaining([
      join(root, 'docs/examples/new.tsx'),
      join(root, 'docs/examples/new/index.tsx'),
    ]),
  );
});

describe('a source that is no relative path', () => {
  test.each([
    ['an alias is left to the bundler', '<code src="@/examples/gone.tsx"></code>'],
    [
      'an absolute path is taken as it is',
      `<code src="${join(root, 'docs/examples/simple.tsx')}"></code>`,
    ],
  ])('%s', (_, text) => {
    expect(missingIn(text)).toEqual([]);
  });

  test('a package that is not installed is missing', () => {
    expect(missingIn('<code src="no-such-package/demo"></code>')).toEqual([
      'docs/demo/a.md:1 <code src="no-such-package/demo"> leads to no file. Create the demo there, or remove the line.',
    ]);
  });

  test('a file beside the page wants a dot before its path', () => {
    const folder = folderWith({ 'docs/hello.tsx': '' });
    const [missing] = brokenTags(
      '<code src="hello.tsx"></code>',
      join(folder, 'docs/a.md'),
      folder,
    );
    expect(missing?.text).toContain(
      'Write "./hello.tsx". Without "./", it names a package.',
    );
  });
});

describe('a file that cannot be embedded', () => {
  const folder = folderWith({
    'docs/part.md': 'A part.\n',
    'docs/outer.md': 'Outer.\n\n<embed src="./gone.md"></embed>\n',
    'docs/round.md': '<embed src="./circle.md"></embed>\n',
    'docs/circle.md': '<embed src="./round.md"></embed>\n',
  });
  const linesOf = (text: string) =>
    brokenTags(text, join(folder, 'docs/a.md'), folder).map((one) => one.text);

  test('is named at its tag', () => {
    expect(linesOf('A\n\n<embed src="./prat.md"></embed>')).toEqual([
      'docs/a.md:3 <embed src="./prat.md"> leads to no file. Did you mean "./part.md"?',
    ]);
  });

  test('is named in the file that embeds it', () => {
    const text = 'A\n\n<embed src="./outer.md"></embed>';
    const [broken] = brokenTags(text, join(folder, 'docs/a.md'), folder);
    expect(broken).toMatchObject({
      tag: '<embed src="./outer.md"></embed>',
      index: 3,
      text: 'docs/outer.md:3 <embed src="./gone.md"> leads to no file. Create the file, or remove the tag.',
    });
    expect(broken?.candidates).toEqual(
      expect.arrayContaining([
        join(folder, 'docs/gone.md'),
        join(folder, 'docs/outer.md'),
      ]),
    );
  });

  test('nor may it embed itself', () => {
    expect(linesOf('<embed src="./round.md"></embed>')).toEqual([
      'docs/circle.md:1 <embed src="./round.md"> embeds a file that embeds this one. Remove one of the two tags.',
    ]);
  });

  test('what can be embedded, and what only dumi can read, is left alone', () => {
    expect(linesOf('<embed src="./part.md"></embed>')).toEqual([]);
    expect(linesOf('<embed src="@/part.md"></embed>')).toEqual([]);
  });
});
