import { dirname, join } from 'node:path';
import ts from 'typescript';
import { hostOfTexts } from '../../../support/host-of-texts';
import { ROOT } from '../../support/root';

/** What the snippets of a guide do not declare themselves. */
const GLOBALS = `
import type { ColumnsType } from 'rc-table/lib/interface';
declare global {
  interface Person { id: number; name: string; age: number; address: { city: string } }
  const people: Person[];
  const columns: ColumnsType<Person>;
}
`;
/** What most snippets import, which a module that imports it again would declare twice. */
const IMPORTS: [name: RegExp, line: string][] = [
  [/^import React\b/m, `import React from 'react';`],
  [/^import Table\b/m, `import Table from 'rc-table';`],
];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.React,
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['jest', 'node'],
};

/** A snippet as a module. Hooks and elements may stand alone in it, as they do on a page. */
function moduleOf(code: string): string {
  const missing = IMPORTS.filter(([name]) => !name.test(code)).map(([, line]) => line);
  return `${missing.join(' ')}\n${code}\nexport {};\n`;
}

/**
 * Type-checks snippets, each as a module of its own, and gives the messages of each, with their
 * explanations in lines of their own.
 */
export function compile(snippets: readonly string[]): string[][] {
  const folder = join(ROOT, 'docs/guide');
  const pathOf = (name: string | number) => join(folder, `snippet-${name}.tsx`);
  const texts = new Map([[join(folder, 'globals.d.ts'), GLOBALS]]);
  snippets.forEach((code, index) => texts.set(pathOf(index), moduleOf(code)));
  const host = hostOfTexts(texts, OPTIONS);
  const { directoryExists } = host;
  host.directoryExists = (path) => path === folder || !!directoryExists?.(path);
  host.getCurrentDirectory = () => dirname(folder);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return snippets.map((_, index) => {
    const file = program.getSourceFile(pathOf(index));
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return found.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  });
}
