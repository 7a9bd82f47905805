import type { Fault, Position, PreparedFile } from '../protocol';
import type { Compiled } from './compile';
import { compile } from './compile';
import { resolveFile } from './resolve-file';

/** The files and packages of a demo that its entry reaches. */
export interface CheckedProgram {
  /** Its compiled files by name. */
  compiled: Record<string, Compiled>;
  /** The packages that it imports, without duplicates. */
  packages: string[];
  /** Where each of them is imported first. */
  places: Record<string, { file: string; place: Position }>;
}

/** An import that cannot be resolved. */
export class ImportError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

/**
 * Compiles the entry and all files that it imports, and checks each import before any
 * code runs.
 * @param known the packages that can be imported
 * @throws CompileError, ImportError
 */
export function checkImports(
  entry: string,
  files: Readonly<Record<string, PreparedFile>>,
  known: readonly string[],
): CheckedProgram {
  const program: CheckedProgram = { compiled: {}, packages: [], places: {} };
  const names = Object.keys(files);
  const visit = (name: string): void => {
    const file = files[name];
    if (!file || file.type === 'style' || program.compiled[name]) return;
    const compiled = compile(name, file);
    program.compiled[name] = compiled;
    for (const { specifier, ...place } of file.imports) {
      // The compiler has removed type-only imports.
      if (!compiled.code.includes(`require('${specifier}')`)) {
        if (!compiled.code.includes(`require("${specifier}")`)) continue;
      }
      const fault = (type: Fault['type'], among: readonly string[]) =>
        new ImportError({ type, text: specifier, known: [...among], file: name, place });
      if (/^\.{1,2}(\/|$)/.test(specifier)) {
        const target = resolveFile(name, specifier, names);
        if (target === undefined) throw fault('unknown-file', names);
        visit(target);
      } else if (!known.includes(specifier)) {
        throw fault('unknown-import', known);
      } else if (!program.packages.includes(specifier)) {
        program.packages.push(specifier);
        program.places[specifier] = { file: name, place };
      }
    }
  };
  visit(entry);
  return program;
}
