import { createRequire } from 'node:module';
import type rspack from '@rspack/core';
import type ts from 'typescript';
import { keptResult, resultKey } from '../cache/results';
import { memoize } from '../../code/remember';
import { typescriptOf } from '../typescript';
import type { TypeScript } from '../typescript';
import { withoutTypes } from './javascript';
import type { DemoFile, DemoSource } from './source';

/** A fault of syntax in a file of a demo. */
export interface SyntaxFault {
  file: DemoFile;
  /** From 1, both. */
  line: number;
  column: number;
  /** Without a period at its end. */
  reason: string;
}

const SCRIPT = /\.[jt]sx?$/;

type Fault = Omit<SyntaxFault, 'file'>;

function optionsOf({
  JsxEmit,
  ModuleKind,
  ScriptTarget,
}: TypeScript): ts.CompilerOptions {
  return {
    jsx: JsxEmit.Preserve,
    target: ScriptTarget.ESNext,
    module: ModuleKind.ESNext,
    isolatedModules: true,
    noLib: true,
    noResolve: true,
    types: [],
  };
}

/** Asks the compiler what it finds without types: a fifth of the time of a `transpileModule`. */
function syntaxDiagnostics(
  compiler: TypeScript,
  source: ts.SourceFile,
): readonly ts.Diagnostic[] {
  const { fileName } = source;
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === fileName ? source : undefined),
    fileExists: (name) => name === fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  return compiler
    .createProgram([fileName], optionsOf(compiler), host)
    .getSyntacticDiagnostics(source);
}

/** What Sucrase finds, which reads on where TypeScript does not. */
function faultOfSucrase(text: string): Fault | undefined {
  try {
    withoutTypes(text);
    return undefined;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const reason = message.replace(/^Error transforming \S+: | \(\d+:\d+\)$/g, '');
    return { line: loc?.line ?? 1, column: loc?.column ?? 1, reason };
  }
}

/** Rspack's compiler; undefined where Rspack has none, or does not run on this machine. */
const rspackCompiler = memoize(() => {
  try {
    const load = createRequire(__filename);
    return (load('@rspack/core') as typeof rspack).experiments.swc;
  } catch {
    return undefined;
  }
});

/**
 * True for a text that Rspack surely compiles, which it says in a millisecond. TypeScript takes a
 * third of a second to load, and then longer for each text.
 */
function isCompiled(text: string, ending: string): boolean {
  const parser = ending.startsWith('ts')
    ? ({ syntax: 'typescript', tsx: ending === 'tsx' } as const)
    : ({ syntax: 'ecmascript', jsx: true } as const);
  try {
    return rspackCompiler()?.transformSync(text, { jsc: { parser } }) !== undefined;
  } catch {
    return false;
  }
}

const firstFault = memoize((text: string, ending: string): Fault | undefined =>
  keptResult(resultKey(text, ending), 'syntax', () =>
    isCompiled(text, ending) ? undefined : faultIn(text, ending),
  ),
);

function faultIn(text: string, ending: string): Fault | undefined {
  const compiler = typescriptOf();
  if (!compiler) return faultOfSucrase(text);
  // JSX is common in `.js` files too.
  const name = `a.${ending === 'js' ? 'jsx' : ending}`;
  const source = compiler.createSourceFile(name, text, compiler.ScriptTarget.ESNext);
  const [first] = syntaxDiagnostics(compiler, source);
  if (!first) return undefined;
  const { line, character } = source.getLineAndCharacterOfPosition(first.start ?? 0);
  const reason = compiler.flattenDiagnosticMessageText(first.messageText, ' ');
  return { line: line + 1, column: character + 1, reason: reason.replace(/\.$/, '') };
}

/** The first fault of syntax in a demo's files, or undefined. */
export function syntaxFault({
  files,
}: Pick<DemoSource, 'files'>): SyntaxFault | undefined {
  for (const file of files) {
    const [ending] = SCRIPT.exec(file.path) ?? [];
    const fault = ending && firstFault(file.text, ending.slice(1));
    if (fault) return { file, ...fault };
  }
  return undefined;
}

/** The fault as a sentence, and its cure. */
export function syntaxWords({ column, reason }: SyntaxFault): {
  message: string;
  hint: string;
} {
  const message = `this code has a syntax error at column ${column}: ${reason}.`;
  return { message, hint: 'Correct it.' };
}
