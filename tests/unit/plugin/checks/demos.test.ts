import { checkSite } from '../../../../src/plugin/checks/check-site';
import { formatProblem } from '../../../../src/model/problem';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** What is said of a demo in a site with these files. */
function problemsOf(files: Record<string, string>, aliases: string[] = []): string[] {
  const root = folderWith({
    'package.json': JSON.stringify({
      name: 'own',
      dependencies: { listed: '1.0.0', bare: '1.0.0', '@scope/a': '1.0.0' },
    }),
    'node_modules/listed/package.json': '{"version":"1.2.3"}',
    'node_modules/@scope/a/package.json': '{"version":"2.0.0"}',
    'node_modules/unlisted/package.json': '{"version":"1.2.3"}',
    'node_modules/bare/package.json': '{}',
    'node_modules/react/package.json': '{"version":"16.14.0"}',
    'docs/page.md': [
      '---\ntitle: Page\n---\n',
      ...['a', 'other'].map((name) =>
        `docs/${name}.tsx` in files ? `<code src="./${name}.tsx"></code>\n` : '',
      ),
    ].join('\n'),
    ...files,
  });
  return checkSite({ ...siteIn(root), aliases }).map(formatProblem);
}

test.each([
  ['packages that package.json gives a version', "import a from 'listed/lib/a';"],
  ['a package with a scope', "import type { A } from '@scope/a/lib';"],
  ['the package that the site is of', "import own from 'own';"],
  ['React, which umi brings', "import React from 'react';"],
  ['React that umi alone has', "import { render } from 'react-dom';"],
  ['modules of node', "import { join } from 'path';"],
  ['aliases', "import a from '@/a';\nimport b from '~b';"],
  ['an import in a comment', "// import a from 'nothing';"],
  ['an import in a text', 'const a = "import b from \'nothing\'";'],
  [
    'files of its own, by any ending',
    "import './b';\nimport './b.tsx';\nimport './c.css?x';",
  ],
])('nothing is wrong with %s', (_, code) => {
  expect(problemsOf({ 'docs/a.tsx': code, 'docs/b.tsx': '', 'docs/c.css': '' })).toEqual(
    [],
  );
});

test("an alias to the site's own code is no package, nor is what is below it", () => {
  const files = {
    'docs/a.tsx': "import a from 'unlisted';\nimport b from 'unlisted/lib/b';",
  };
  expect(problemsOf(files)).toHaveLength(2);
  expect(problemsOf(files, ['unlisted'])).toEqual([]);
  expect(problemsOf(files, ['unlist'])).toHaveLength(2);
});

test.each([
  ['a folder with its index', "import { b } from './data';", 'docs/data/index.ts'],
  ['a folder of JavaScript', "import { b } from './data';", 'docs/data/index.js'],
  ['data', "import b from './data';", 'docs/data.json'],
  ['types alone', "import type { B } from './types';", 'docs/types.d.ts'],
  ['types of a folder', "import type { B } from './data';", 'docs/data/index.d.ts'],
])('an import may leave out the ending of %s', (_, code, file) => {
  expect(problemsOf({ 'docs/a.tsx': code, [file]: '' })).toEqual([]);
});

test('a file that is missing is told with its place and what may be meant', () => {
  expect(
    problemsOf({
      'docs/a.tsx': "import React from 'listed';\n\nimport './shared/lok.css';",
      'docs/shared/look.css': '',
    }),
  ).toEqual([
    'docs/a.tsx:3 the demo imports "./shared/lok.css", which does not exist. Did you mean "./shared/look.css"?',
  ]);
});

test('a file that is missing in what the demo imports is told there', () => {
  expect(
    problemsOf({
      'docs/a.tsx': "export { b } from './b';",
      'docs/b.ts': "\nexport const b = () => import('./zzz');",
    }),
  ).toEqual([
    'docs/b.ts:2 the demo imports "./zzz", which does not exist. Create the file, or remove the import.',
  ]);
});

test('what several demos share is told once', () => {
  expect(
    problemsOf({
      'docs/a.tsx': "import './shared';",
      'docs/other.tsx': "import './shared';",
      'docs/shared.ts': "import './zzz';",
    }),
  ).toEqual([
    'docs/shared.ts:1 the demo imports "./zzz", which does not exist. Create the file, or remove the import.',
  ]);
});

test('a package that is not installed', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from '@none/a/b';" })).toEqual([
    'docs/a.tsx:1 the demo imports "@none/a/b", a package that is not installed. Run `npm install --save-exact @none/a`, or remove the import.',
  ]);
});

test('a path from the root of the site is no package', () => {
  expect(problemsOf({ 'docs/a.tsx': "import logo from '/public/logo.png';" })).toEqual(
    [],
  );
});

test('a package that another one happened to bring', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from 'unlisted';" })).toEqual([
    'docs/a.tsx:1 the demo imports "unlisted", which package.json does not list. Run `npm install --save-exact unlisted`, because a package that only another package needs may disappear.',
  ]);
});

test('a package that says no version of itself', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from 'bare';" })).toEqual([
    'docs/a.tsx:1 the demo imports "bare", whose own package.json has no version. Add a version to that package.json, because a sandbox installs exact versions.',
  ]);
});

describe('a demo', () => {
  const DEMO = 'export default () => null;\n';

  /** What is said of a page with these tags. */
  function saidOf(page: string, files: Record<string, string> = {}): string[] {
    const root = folderWith({
      'docs/page.md': `---\ntitle: A\n---\n\n${page}\n`,
      'docs/one.tsx': DEMO,
      'docs/two.tsx': DEMO,
      ...files,
    });
    return checkSite(siteIn(root)).map(formatProblem);
  }

  test.each(['./plain.js', './plain.ts'])('can be %s', (src) => {
    const files = { [`docs/${src}`]: DEMO };
    expect(saidOf(`<code src="${src}"></code>`, files)).toEqual([]);
  });

  test.each([
    ['./look.css', 'a .css file'],
    ['./data.json', 'a .json file'],
    ['./page.vue', 'a .vue file'],
  ])('cannot be %s', (src, kind) => {
    const files = { [`docs/${src}`]: '' };
    expect(saidOf(`<code src="${src}"></code>`, files)).toEqual([
      `docs/page.md:5 <code src="${src}"> leads to ${kind}, which is no demo: its code is shown. For a demo, use a component in a .tsx, .jsx, .ts or .js file.`,
    ]);
  });

  test('can be of a framework that a plugin of the site knows', () => {
    const root = folderWith({
      'docs/page.md':
        '---\ntitle: A\n---\n\n<code src="./a.vue"></code>\n\n<code src="./b.css"></code>\n',
      'docs/a.vue': '',
      'docs/b.css': '',
    });
    const isDemo = (ending: string) => ending === 'vue';
    expect(checkSite({ ...siteIn(root), isDemo }).map(formatProblem)).toEqual([
      expect.stringContaining('leads to a .css file'),
    ]);
  });

  test('cannot be a folder without an index', () => {
    expect(saidOf('<code src="./parts"></code>', { 'docs/parts/a.css': '' })).toEqual([
      'docs/page.md:5 <code src="./parts"> leads to a folder without an index. Add an `index.tsx` to it, or name a file in it.',
    ]);
  });

  test('cannot stand outside the project, nor what it imports', () => {
    const outside = folderWith({ 'x.tsx': DEMO, 'y.ts': '' });
    const says = saidOf(
      `<code src="${outside}/x.tsx"></code>\n\n<code src="./in.tsx"></code>`,
      {
        'docs/in.tsx': `import '${`${'../'.repeat(12)}${outside.slice(1)}`}/y';\n${DEMO}`,
      },
    );
    expect(says).toEqual([
      `docs/page.md:5 <code src="${outside}/x.tsx"> leads out of the project. Copy the file into the project.`,
      expect.stringMatching(
        /^docs\/in\.tsx:1 the demo imports ".*\/y", which leads out of the project\. Copy the file into the project\.$/,
      ),
    ]);
  });

  test.each([
    ['const a = ;', '1:11 Expression expected'],
    [
      '\nexport default () => (\n  <p>a</b>\n);',
      "3:9 Expected corresponding JSX closing tag for 'p'",
    ],
    ['/**\n * title: A\n */\nimport {', "4:9 '}' expected"],
  ])('with a fault of syntax is told with line and column: %j', (code, fault) => {
    const [, line = '', column = '', reason = ''] =
      /^(\d+):(\d+) (.*)$/.exec(fault) ?? [];
    expect(saidOf('<code src="./bad.tsx"></code>', { 'docs/bad.tsx': code })).toEqual([
      `docs/bad.tsx:${line} this code has a syntax error at column ${column}: ${reason}. Correct it.`,
    ]);
  });

  test('with a fault of syntax in what it imports is told there', () => {
    const files = {
      'docs/in.tsx': `import './b';\n${DEMO}`,
      'docs/b.ts': 'export const a =\n',
      'docs/types.d.ts': 'declare const a: number;\n',
    };
    expect(saidOf('<code src="./in.tsx"></code>', files)).toEqual([
      'docs/b.ts:1 this code has a syntax error at column 17: Expression expected. Correct it.',
    ]);
  });

  test.each([
    '<div><code src="./one.tsx"></code></div>',
    '<code src="./one.tsx">\n</code>',
    '## A <code src="./one.tsx"></code>',
    '| a |\n| - |\n| <code src="./one.tsx"></code> |',
  ])('is not shown inside of other elements, which is told: %j', (page) => {
    const problems = saidOf(page);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      '<code src="./one.tsx"> is inside another element, where no demo is shown. Write `<code src="./one.tsx"></code>` in one line,',
    );
  });

  test.each([
    'A <code src="./one.tsx"></code>',
    '> <code src="./one.tsx"></code>',
    ':::note\n<code src="./one.tsx"></code>\n:::',
    '<div>\n\n<code src="./one.tsx"></code>\n\n</div>',
  ])('may stand in %j', (page) => {
    expect(saidOf(page)).toEqual([]);
  });

  test('has an id of its own on its page', () => {
    expect(
      saidOf(
        '<code id="one" src="./one.tsx"></code>\n\n<code id="one" src="./two.tsx"></code>',
      ),
    ).toEqual([
      'docs/page.md:7 the demo id "one" is already used on line 5. Give each demo its own `id`.',
    ]);
    expect(
      saidOf('<code src="./one.tsx"></code>\n\n<code id="One" src="./two.tsx"></code>'),
    ).toEqual([
      'docs/page.md:7 the demo id "one" is already used on line 5. Give each demo its own `id`.',
    ]);
    expect(
      saidOf(
        '<code id="a" src="./one.tsx"></code>\n\n<code id="b" src="./two.tsx"></code>',
      ),
    ).toEqual([]);
  });

  test('has another id than a file whose name differs in case, or that is inline', () => {
    const files = { 'docs/One.tsx': DEMO, 'docs/sub/one.tsx': DEMO };
    const other = (tag: string) =>
      saidOf(`<code src="./one.tsx"></code>\n\n${tag}`, files);
    const told =
      'docs/page.md:7 the demo id "one" is already used on line 5. Give each demo its own `id`.';
    expect(other('<code src="./One.tsx"></code>')).toEqual([told]);
    expect(other('<code src="./sub/one.tsx" inline></code>')).toEqual([told]);
    expect(other('<code src="./one.tsx" inline></code>')).toEqual([]);
  });

  test.each(['a b', 'a/b', '"', '日'])('cannot have the id %j', (id) => {
    const [problem = ''] = saidOf(`<code id='${id}' src="./one.tsx"></code>`);
    expect(problem).toBe(
      `docs/page.md:5 invalid demo id "${id}". Use letters, digits, "-" and "_".`,
    );
  });
});

test('in a workspace, a demo may import the package that it belongs to and what that one lists', () => {
  const files = {
    'docs/other.md':
      '---\ntitle: Other\n---\n\n<code src="../packages/a/demo.tsx"></code>\n',
    'packages/a/package.json': '{"name":"@own/a","dependencies":{"unlisted":"1.0.0"}}',
    'packages/a/demo.tsx':
      "import { a } from '@own/a';\nimport b from 'unlisted';\nimport c from '@own/none';\n",
  };
  expect(problemsOf(files)).toEqual([
    expect.stringContaining('packages/a/demo.tsx:3 the demo imports "@own/none"'),
  ]);
});
