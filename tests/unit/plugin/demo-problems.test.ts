import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../../src/model/problem';
import { demoProblems } from '../../../src/plugin/demo-problems';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();

/** What is said of a demo in a site with these files. */
function problemsOf(files: Record<string, string>): string[] {
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
    ...files,
  });
  const demos = ['docs/a.tsx', 'docs/other.tsx'].map((file) => join(root, file));
  return demoProblems(demos.filter(existsSync), root).map(formatProblem);
}

test.each([
  ['packages that package.json gives a version', "import a from 'listed/lib/a';"],
  ['a package with a scope', "import type { A } from '@scope/a/lib';"],
  ['the package that the site is of', "import own from 'own';"],
  ['React, which umi brings', "import React from 'react';"],
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
    'docs/a.tsx:3 the demo imports "./shared/lok.css", which is no file. Did you mean "./shared/look.css"?',
  ]);
});

test('a file that is missing in what the demo imports is told there', () => {
  expect(
    problemsOf({
      'docs/a.tsx': "export { b } from './b';",
      'docs/b.ts': "\nexport const b = () => import('./zzz');",
    }),
  ).toEqual([
    'docs/b.ts:2 the demo imports "./zzz", which is no file. Write the file, or take the import out.',
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
    'docs/shared.ts:1 the demo imports "./zzz", which is no file. Write the file, or take the import out.',
  ]);
});

test('a package that is not installed', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from '@none/a/b';" })).toEqual([
    'docs/a.tsx:1 the demo imports "@none/a/b", a package that is not installed. Run `npm install --save-exact @none/a`, or take the import out.',
  ]);
});

test('a package that another one happened to bring', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from 'unlisted';" })).toEqual([
    'docs/a.tsx:1 the demo imports "unlisted", which package.json gives no version. Run `npm install --save-exact unlisted`: what another package happens to bring may go at any time.',
  ]);
});

test('a package that says no version of itself', () => {
  expect(problemsOf({ 'docs/a.tsx': "import a from 'bare';" })).toEqual([
    'docs/a.tsx:1 the demo imports "bare", whose own package.json has no version. A sandbox installs an exact version: add one to that package.json.',
  ]);
});
