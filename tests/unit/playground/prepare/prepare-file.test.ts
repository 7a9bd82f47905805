import { runInNewContext } from 'node:vm';
import { transform } from 'sucrase';
import { prepareFile } from '../../../../src/playground/prepare/prepare-file';

function guarded(source: string, name = 'index.tsx'): string {
  return prepareFile(name, source).code;
}

describe('a guard', () => {
  test.each([
    ['while (a) { b(); }', 'while (a) {__loop(1,1); b(); }'],
    ['while (a) b();', 'while (a) {__loop(1,1);b();}'],
    ['while (true);', 'while (true){__loop(1,1);;}'],
    ['do { b(); } while (a);', 'do {__loop(1,1); b(); } while (a);'],
    ['do b(); while (a);', 'do {__loop(1,1);b();} while (a);'],
    ['do /* c */ b(); while (a);', 'do /* c */ {__loop(1,1);b();} while (a);'],
    ['for (;;) {}', 'for (;;) {__loop(1,1);}'],
    ['for (const a in b) c();', 'for (const a in b) {__loop(1,1);c();}'],
    ['for (const a of b) { c(); }', 'for (const a of b) {__loop(1,1); c(); }'],
    [
      'async () => { for await (const a of b) c(a) }',
      'async () => {__loop(1,1,true); for await (const a of b) {__loop(1,15);c(a)} }',
    ],
    [
      'x: for (;;) y: while (a) continue x;',
      'x: for (;;) {__loop(1,4);y: while (a) {__loop(1,16);continue x;}}',
    ],
    [
      'for (;;) { while (a) b(); }',
      'for (;;) {__loop(1,1); while (a) {__loop(1,12);b();} }',
    ],
    ['if (a) while (b) c(); else d();', 'if (a) while (b) {__loop(1,8);c();} else d();'],
    [
      'const a = <p onClick={() => { for (;;) b(); }}>c</p>;',
      'const a = <p onClick={() => {__loop(1,23,true); for (;;) {__loop(1,31);b();} }}>c</p>;',
    ],
    ['function a() { b(); }', 'function a() {__loop(1,1,true); b(); }'],
    ['const a = function () {};', 'const a = function () {__loop(1,11,true);};'],
    ['const a = (b) => b + 1;', 'const a = (b) => (__loop(1,11,true),b + 1);'],
    ['a(async b => await b)', 'a(async b => (__loop(1,3,true),await b))'],
    ['a((b) => ({ b }))', 'a((b) => (__loop(1,3,true),({ b })))'],
    [
      'const a = b => c => b(c)',
      'const a = b => (__loop(1,11,true),c => (__loop(1,16,true),b(c)))',
    ],
    ['for (;;) a = b => b', 'for (;;) {__loop(1,1);a = b => (__loop(1,14,true),b)}'],
    ['const a = { b() {}, c: 1 };', 'const a = { b() {__loop(1,13,true);}, c: 1 };'],
    [
      'class A { b(): void; constructor() { super(); } get c() { return 1; } }',
      'class A { b(): void; constructor() {__loop(1,22,true); super(); } get c() {__loop(1,49,true); return 1; } }',
    ],
    [
      'const a = (b) => /* c */ b /* d */;',
      'const a = (b) => /* c */ (__loop(1,11,true),b) /* d */;',
    ],
  ])('is put into %s', (source, expected) => {
    expect(guarded(source)).toBe(expected);
  });

  test.each([
    'const a = "while (true) {}";',
    'const a = `for (;;) {}`;',
    '// while (true) {}\n/* do {} while (1) */',
    'const a = <p>while (true) {b} for (;;)</p>;',
    'const a = /while(true){}/;',
    'list.forEach(one);',
    'const a = (b: C) =>',
    'type A = (b: C) => D; interface E { f(): G }',
    'declare function a(): void;',
  ])('is not put into %s', (source) => {
    expect(guarded(source)).toBe(source);
  });

  test('tells the place of its loop and moves no line', () => {
    const source = 'const a = 1;\n\n  while (a)\n    b();\n\ndo {\n} while (a);\n';
    const code = guarded(source);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
    expect(code).toContain('{__loop(3,3);b();}');
    expect(code).toContain('do {__loop(6,1);');
  });

  test('is put into TypeScript that JSX would not allow', () => {
    expect(guarded('const a = <T>(b: T) => { for (;;) b; };', 'a.ts')).toBe(
      'const a = <T>(b: T) => {__loop(1,11,true); for (;;) {__loop(1,26);b;} };',
    );
  });

  test.each([
    'outer: for (let i = 0; ; i++) { for (;;) { if (i > 2) break outer; continue outer; } }',
    'let i = 0; do i++; while (i < 5)',
    'let i = 0; while (i < 5) i++\nlog(i)',
    'for (const key in { a: 1, b: 2 }) log(key); for (const one of [1, 2]) log(one)',
    'const a = b => c => b + c; log(a(1)(2)); function d() { "e"; return this === undefined } log(d())',
    'class A { b = (c) => c; static d() { return new this().b(3) } } log(A.d())',
    'function* a() { yield 1; yield* (() => [2])() } log([...a()].join())',
    'for (var i = 0; i < 3; i++) var last = i; log(last)',
    'for (let i = 0; i < 3; i++) if (i === 1) continue; else log(i)',
  ])('changes nothing of what %s does', (source) => {
    const run = (code: string) => {
      const said: unknown[] = [];
      runInNewContext(transform(code, { transforms: ['typescript'] }).code, {
        log: (value: unknown) => said.push(value),
        __loop: () => undefined,
      });
      return said;
    };
    expect(run(guarded(source))).toEqual(run(source));
  });

  test('is put into code that is not finished, as far as it goes', () => {
    expect(guarded('while (true) {\n')).toContain('{__loop(1,1);');
    expect(guarded('while (')).toBe('while (');
  });
});

describe('the imports of a file', () => {
  test('are those that run, each with its place', () => {
    const source = [
      "import React from 'react';",
      "import type { A } from 'types';",
      "export { b } from './b';",
      "import './look.css';",
      "const late = () => import('later');",
      'const old = require("old");',
      'const text = "import c from \'c\'";',
    ].join('\n');
    const prepared = prepareFile('index.tsx', source);
    expect(prepared.type === 'script' && prepared.imports).toEqual([
      { specifier: 'react', line: 1, column: 19 },
      { specifier: './b', line: 3, column: 19 },
      { specifier: './look.css', line: 4, column: 8 },
      { specifier: 'later', line: 5, column: 27 },
      { specifier: 'old', line: 6, column: 21 },
    ]);
  });
});

test('a style sheet is left as it is', () => {
  expect(prepareFile('a.css', 'a { color: red }')).toEqual({
    type: 'style',
    code: 'a { color: red }',
  });
});

test.each([
  ['<p>text</q>', '</q>', '</p>', 8],
  ['<p><b>text</p></p>', '</p>', '</b>', 11],
  ['<><b /></p>', '</p>', '</>', 8],
  ['<a.b>text</a.c>', '</a.c>', '</a.b>', 10],
])(
  'the element %s is closed by another name, which is told',
  (jsx, text, known, column) => {
    const prepared = prepareFile('a.tsx', `let a =\n ${jsx};`);
    const place = { line: 2, column: column + 1 };
    expect(prepared).toMatchObject({
      fault: { type: 'unmatched-tag', text, known: [known], file: 'a.tsx', place },
    });
  },
);

test.each(['<p>text</p>', '<><b /></>', '<a.b c="d">{<i>e</i>}</a.b>', '<p'])(
  'nothing is said of the names in %s',
  (jsx) => {
    expect(prepareFile('a.tsx', `let a = ${jsx};`)).not.toHaveProperty('fault');
  },
);
