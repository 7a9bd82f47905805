import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { createElement } from 'react';
import type { FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { CHINESE } from '../../../docs/examples/home/chinese';
import { codeLines, codeOf } from '../../../docs/examples/home/code';
import { ENGLISH } from '../../../docs/examples/home/english';
import { OrdersTable } from '../../../docs/examples/home/orders-table';
import { SWITCHES, turn } from '../../../docs/examples/home/switches';
import type { Choice } from '../../../docs/examples/home/switches';
import { tokensOf } from '../../../docs/examples/home/tokens';
import { hostOfTexts } from '../../support/host-of-texts';
import { ROOT } from '../support/root';

jest.mock('rc-table/assets/index.css', () => ({}), { virtual: true });

/** All combinations of the switches. */
const CHOICES = SWITCHES.reduce<Choice[]>(
  (choices, one) => choices.flatMap((on) => [on, turn(on, one)]),
  [[]],
);
const LANGUAGES = [ENGLISH, CHINESE];

/** A file of a reader's project with the code of a combination. */
const fileOf = (on: Choice) => join(ROOT, 'docs', `orders-${on.join('-')}.tsx`);

test('every combination is a file that compiles in a strict project', () => {
  const texts = new Map(CHOICES.map((on) => [fileOf(on), codeOf(on, ENGLISH)]));
  expect(texts.size).toBe(32);
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    esModuleInterop: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.React,
    target: ts.ScriptTarget.ES2019,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = hostOfTexts(texts, options);
  const program = ts.createProgram([...texts.keys()], options, host);
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${JSON.stringify(messageText)}`);
  expect(faults).toEqual([]);
});

/** The component of a file. */
function componentOf(code: string): FC {
  const compiled = transformSync(code, {
    filename: 'orders.tsx',
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2020' },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} as { default: FC } };
  const run = new Function('require', 'module', 'exports', compiled.code);
  const load = (name: string) => (name.endsWith('.css') ? {} : jest.requireActual(name));
  run(load, module, module.exports);
  return module.exports.default;
}

test('the code makes the table that the page shows', () => {
  const isShort = (on: Choice) => !on.includes('thousand');
  // One of a thousand rows is enough, and takes as long as all of the others.
  const shown = [...CHOICES.filter(isShort), ['thousand'] as const];
  for (const words of LANGUAGES) {
    for (const on of shown) {
      const made = componentOf(codeOf(on, words));
      expect(renderToStaticMarkup(createElement(made))).toBe(
        renderToStaticMarkup(createElement(OrdersTable, { on, words })),
      );
    }
  }
});

test('each switch adds or changes lines of its own, and leaves the others', () => {
  for (const one of SWITCHES) {
    const own = codeLines([one], ENGLISH).filter(({ of }) => of.includes(one));
    expect(own.length).toBeGreaterThan(0);
    const without = new Set(codeLines([], ENGLISH).map(({ text }) => text));
    expect(own.filter(({ text }) => text && without.has(text))).toEqual([]);
  }
});

test('the pieces of a line are the line, and no line is longer than 90 characters', () => {
  for (const words of LANGUAGES) {
    for (const { text } of codeLines(SWITCHES, words)) {
      const pieces = tokensOf(text).map((token) => token.text);
      expect(pieces.join('')).toBe(text);
      expect(text.length).toBeLessThanOrEqual(90);
    }
  }
});

test.each([
  [
    "import Table from 'rc-table';",
    ['import:keyword', 'from:keyword', "'rc-table':string"],
  ],
  ['      scroll={{ x: 1100 }}', ['scroll:name', '1100:constant']],
  ['          <button', ['<button:name']],
])('%s is colored', (line, expected) => {
  const colored = tokensOf(line).filter(({ kind }) => kind);
  expect(colored.map(({ text, kind }) => `${text}:${kind}`)).toEqual(expected);
});
