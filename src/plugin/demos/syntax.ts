import ts from 'typescript';
import { memoize } from '../../code/remember';
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

const firstFault = memoize(
  (text: string, ending: string): Omit<SyntaxFault, 'file'> | undefined => {
    const { diagnostics = [] } = ts.transpileModule(text, {
      // JSX is common in `.js` files too.
      fileName: `a.${ending === 'js' ? 'jsx' : ending}`,
      reportDiagnostics: true,
      compilerOptions: {
        jsx: ts.JsxEmit.Preserve,
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
      },
    });
    const [first] = diagnostics;
    if (!first) return undefined;
    const { line, character } = ts.getLineAndCharacterOfPosition(
      first.file ?? ts.createSourceFile('a', text, ts.ScriptTarget.ESNext),
      first.start ?? 0,
    );
    const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    return { line: line + 1, column: character + 1, reason: reason.replace(/\.$/, '') };
  },
);

/** The first fault of syntax in a demo's files, or undefined. */
export function syntaxFault({ files }: DemoSource): SyntaxFault | undefined {
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
