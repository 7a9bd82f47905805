import type { ImportError } from '../../../../src/playground/inside/check-imports';
import { checkImports } from '../../../../src/playground/inside/check-imports';
import { compile, CompileError } from '../../../../src/playground/inside/compile';
import { resolveFile } from '../../../../src/playground/inside/resolve-file';
import { prepareFile } from '../../../../src/playground/prepare/prepare-file';
import type { PreparedFile } from '../../../../src/playground/protocol';

function compiled(name: string, source: string) {
  const file = prepareFile(name, source);
  if (file.type !== 'script') throw new Error(`${name} is no script.`);
  return compile(name, file);
}

/** What a function throws. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The place of a text in a source, as readers count. */
function placeIn(text: string, wanted: string) {
  const before = text.slice(0, text.indexOf(wanted)).split('\n');
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

describe('an error of syntax', () => {
  test.each([
    ['const a = (1;', 1, 13],
    ['const a = 1;\nconst b = <p>;\n', 2, 14],
    ['while (a) b(; c();', 1, 13],
    ['const ok = 1;\nfor (;;) { a(b c); }', 2, 16],
  ])('in %j is at line %d, column %d of the reader', (source, line, column) => {
    const error = thrownBy(() => compiled('index.tsx', source));
    expect(error).toBeInstanceOf(CompileError);
    expect(error).toMatchObject({ file: 'index.tsx', place: { line, column } });
    expect((error as Error).message).not.toMatch(/index\.tsx|\(\d+:\d+\)/);
  });
});

describe('a place in what was compiled', () => {
  test.each(['boom()', 'crash.now', 'after()'])(
    'is that of %s in the source',
    (wanted) => {
      const source = [
        "import React, { useState } from 'react';",
        'interface A { b: string }',
        'export default function C({ d }: { d: A }) {',
        '  const e = d as A; boom();',
        '  for (const f of []) { g(f); crash.now(); } while (h) after();',
        '  return <p>{e.b}</p>;',
        '}',
      ].join('\n');
      const { code, sourcePlace } = compiled('index.tsx', source);
      expect(sourcePlace(placeIn(code, wanted))).toEqual(placeIn(source, wanted));
    },
  );

  test('has the same line in all', () => {
    const source = 'type A = {\n  b: 1;\n};\n\nexport const c = <p>\n</p>;\n';
    const { code } = compiled('a.tsx', source);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
  });
});

describe('a relative import', () => {
  const files = [
    ...['index.tsx', 'a.ts', 'shared/look.css', 'shared/b.tsx', '../up.tsx'],
    ...['data/index.js', 'rows.json'],
  ];
  test.each([
    ['index.tsx', './a', 'a.ts'],
    ['index.tsx', './shared/look.css', 'shared/look.css'],
    ['shared/b.tsx', '../a', 'a.ts'],
    ['shared/b.tsx', './look.css', 'shared/look.css'],
    ['index.tsx', '../up', '../up.tsx'],
    ['index.tsx', './shared/b.js', 'shared/b.tsx'],
    ['index.tsx', './data', 'data/index.js'],
    ['index.tsx', './rows', 'rows.json'],
    ['index.tsx', './none', undefined],
    ['index.tsx', '../a', undefined],
  ])('of %s, %s, leads to %s', (from, specifier, expected) => {
    expect(resolveFile(from, specifier, files)).toBe(expected);
  });
});

describe('the check of imports', () => {
  const check = (sources: Record<string, string>) => {
    const files: Record<string, PreparedFile> = Object.fromEntries(
      Object.entries(sources).map(([name, text]) => [name, prepareFile(name, text)]),
    );
    return checkImports('index.tsx', files, ['react', 'rc-table']);
  };

  test('finds the packages of all files that are reached', () => {
    const { packages, compiled: reached } = check({
      'index.tsx': "import React from 'react';\nimport { b } from './b';\nb(<p />);\n",
      'b.ts': "import T from 'rc-table';\nexport const b = T;\n",
      'unused.ts': "import lodash from 'lodash';\nlodash();\n",
    });
    expect(packages).toEqual(['react', 'rc-table']);
    expect(Object.keys(reached)).toEqual(['index.tsx', 'b.ts']);
  });

  test('names the package that is unknown, its place, and those that are known', () => {
    const error = thrownBy(() =>
      check({ 'index.tsx': "\nimport lodash from 'lodash';\nlodash();\n" }),
    );
    expect((error as ImportError).fault).toEqual({
      type: 'unknown-import',
      text: 'lodash',
      known: ['react', 'rc-table'],
      file: 'index.tsx',
      place: { line: 2, column: 20 },
    });
  });

  test('names a file that is unknown', () => {
    const error = thrownBy(() => check({ 'index.tsx': "import './none';\n" }));
    expect((error as ImportError).fault).toMatchObject({
      type: 'unknown-file',
      text: './none',
      known: ['index.tsx'],
    });
  });

  test('asks nothing of what is imported for its types alone', () => {
    const source =
      "import { A } from 'types-only';\nexport const a = (b: A) => b;\nexport default a;\n";
    expect(check({ 'index.tsx': source }).packages).toEqual([]);
  });

  test('comes to an end where files import each other', () => {
    const { compiled: reached } = check({
      'index.tsx': "import { b } from './b';\nexport const a = () => b;\n",
      'b.ts': "import { a } from './index';\nexport const b = () => a;\n",
    });
    expect(Object.keys(reached)).toEqual(['index.tsx', 'b.ts']);
  });
});
