import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../../../src/model/problem';
import { readBuiltins } from '../../../../src/plugin/site/builtins';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** Builtins of a made-up site, each by the text of its `builtin.json`. */
function read(texts: Record<string, string | undefined>) {
  const files = Object.entries(texts).map(([name, text]) =>
    text === undefined ? [`${name}/index.tsx`, ''] : [`${name}/builtin.json`, text],
  );
  const root = folderWith(Object.fromEntries(files) as Record<string, string>);
  const sources = Object.keys(texts).map((name) => [
    name,
    { source: join(root, name, 'index.tsx') },
  ]);
  const { builtins, problems } = readBuiltins(
    Object.fromEntries(sources) as Record<string, { source: string }>,
    root,
  );
  return { builtins, told: problems.map(formatProblem) };
}

test('a builtin says of itself whether it is static and lists pages, or nothing', () => {
  const { builtins, told } = read({
    Glossary: '{ "static": true, "listsPages": true }',
    Poll: undefined,
  });
  expect(builtins.Glossary).toEqual({ static: true, listsPages: true });
  expect(builtins).not.toHaveProperty('Poll');
  expect(told).toEqual([]);
});

test.each([
  [
    '{\n  "statc": true\n}',
    'A/builtin.json:2 a builtin has no `statc`. Did you mean `static`?',
  ],
  [
    '{ "whatever": 1 }',
    'A/builtin.json:1 a builtin has no `whatever`. Known are static, listsPages.',
  ],
  [
    '{ "static": "yes" }',
    'A/builtin.json:1 `static` must be true or false. Write one of them.',
  ],
])('%j is a problem, and says nothing of the builtin', (text, problem) => {
  const { builtins, told } = read({ A: text });
  expect(told).toEqual([problem]);
  expect(builtins.A).toEqual({});
});

test('a file that is no JSON is a problem', () => {
  expect(read({ A: '{ static: true }' }).told).toEqual([
    expect.stringMatching(
      /^A\/builtin\.json:1 this file is not valid JSON: .*Write an object/,
    ),
  ]);
});

test('a component that is no folder has no file of its own', () => {
  const root = folderWith({ 'Poll.tsx': '', 'builtin.json': '{ "static": true }' });
  const { builtins } = readBuiltins({ Poll: { source: join(root, 'Poll.tsx') } }, root);
  expect(builtins).not.toHaveProperty('Poll');
});

test("a site's own block of code that may need a browser wakes pages, which the build says", () => {
  const told = (files: Record<string, string>, file = 'SourceCode/index.tsx') => {
    const root = folderWith(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [
          `.dumi/theme/builtins/${name}`,
          text,
        ]),
      ),
    );
    const source = join(root, '.dumi/theme/builtins', file);
    return readBuiltins({ SourceCode: { source } }, root).problems.map(formatProblem);
  };
  const live =
    "import { useEffect } from 'react';\nexport default () => useEffect(() => {});\n";
  const warning =
    'every page with a block of code starts the app when it loads, because this component may show something else then. Put a file `builtin.json` beside its `index.tsx`: `{ "static": true }` if it waits for its reader, with false if it does not.';
  expect(told({ 'SourceCode/index.tsx': live })).toEqual([
    `.dumi/theme/builtins/SourceCode/index.tsx:1 ${warning}`,
  ]);
  expect(told({ 'SourceCode.tsx': live }, 'SourceCode.tsx')).toEqual([
    `.dumi/theme/builtins/SourceCode.tsx:1 ${warning}`,
  ]);
  const said = { 'SourceCode/builtin.json': '{ "static": false }' };
  expect(told({ 'SourceCode/index.tsx': live, ...said })).toEqual([]);
  expect(told({ 'SourceCode/index.tsx': 'export default () => <pre />;\n' })).toEqual([]);
});

test("the theme's own are static, but for those that answer at once", () => {
  const folder = join(ROOT, 'src/builtins');
  const names = readdirSync(folder);
  const sources = names.map((name) => [
    name,
    { source: join(folder, name, 'index.tsx') },
  ]);
  const { builtins, problems } = readBuiltins(
    Object.fromEntries(sources) as Record<string, { source: string }>,
    ROOT,
  );
  expect(problems).toEqual([]);
  expect(names.filter((name) => !builtins[name]?.static)).toEqual([
    'Container',
    'Previewer',
  ]);
  expect(names.filter((name) => builtins[name]?.listsPages)).toEqual(['Gallery']);
});

test("a site's own builtin that says nothing is static where its code is", () => {
  const still = 'export default ({ children }) => <b>{children}</b>;\n';
  const root = folderWith({
    '.dumi/theme/builtins/Still.tsx': still,
    '.dumi/theme/builtins/Live/index.tsx': `import React, { useEffect } from 'react';\n${still}`,
    '.dumi/theme/builtins/Told/index.tsx': still,
    '.dumi/theme/builtins/Told/builtin.json': '{ "static": false }',
    'elsewhere/Other.tsx': still,
  });
  const file = (path: string) => ({ source: join(root, path) });
  const { builtins } = readBuiltins(
    {
      Still: file('.dumi/theme/builtins/Still.tsx'),
      Live: file('.dumi/theme/builtins/Live/index.tsx'),
      Told: file('.dumi/theme/builtins/Told/index.tsx'),
      Other: file('elsewhere/Other.tsx'),
    },
    root,
  );
  expect(builtins.Still).toEqual({ static: true });
  expect(builtins).not.toHaveProperty('Live');
  expect(builtins.Told).toEqual({ static: false });
  expect(builtins).not.toHaveProperty('Other');
});
