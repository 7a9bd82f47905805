import { findRuntimeImports } from '../../../src/code/imports';
import { parseCode } from '../../../src/code/parse';

function runtimeImports(code: string): string[] {
  const parsed = parseCode(code, 'tsx');
  if (!parsed) throw new Error('tsx is parsed');
  return findRuntimeImports(parsed.tree, code).map(({ specifier }) => specifier);
}

test.each([
  ['a call', "import a from 'a';\na();"],
  ['an element', "import { A } from 'a';\nexport default () => <A />;"],
  ['a part of a namespace', "import * as A from 'a';\nexport default () => <A.B />;"],
  ['another name', "import { A as B } from 'a';\nexport const c = B;"],
  ['a class that others extend', "import A from 'a';\nclass B extends A {}"],
  ['nothing but what the import does', "import 'a';"],
  ['the exports of a file', "export * from 'a';"],
  ['a later import', "const a = () => import('a');"],
  ['`React`, which JSX needs', "import React from 'a';\nexport default () => <b />;"],
])('%s is there at run time', (_, code) => {
  expect(runtimeImports(code)).toEqual(['a']);
});

test.each([
  ['a type', "import { A } from 'a';\nconst b: A = 1;"],
  ['a type of a generic call', "import { A } from 'a';\nb<A>();"],
  ['a type that is exported', "export type { A } from 'a';"],
  ['a name that is never used', "import { A } from 'a';"],
  ['a text that is exported', "export default 'a';"],
  ['a name that is a key alone', "import { a } from 'a';\nexport const b = { a: 1 };"],
])('%s is not', (_, code) => {
  expect(runtimeImports(code)).toEqual([]);
});
