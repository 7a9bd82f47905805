import { GUARD } from '../guard-name';
import type { Fault, Position, PreparedFile } from '../protocol';
import type { CheckedProgram } from './check-imports';
import { CompileError } from './compile';
import { defineModule, definitionPrefix, ScriptError } from './define';
import type { FindSource } from './fault-of';
import { createGuard } from './loop-guard';
import { resolveFile } from './resolve-file';

export interface RunningModules {
  /** Exports of the entry. */
  exports: { default?: unknown };
  /** The demo's own style sheets, in import order. */
  styles: HTMLStyleElement[];
}

/** Path of a run's scripts in stack traces: `demo-2/index.tsx`. */
function folderOf(run: number): string {
  return `demo-${run}/`;
}

/** Returns a function that maps a place in a stack of this run to the reader's code. */
export function sourcesOf(run: number, { compiled }: CheckedProgram): FindSource {
  return (address, place) => {
    const file = address.slice(folderOf(run).length);
    const found = address.startsWith(folderOf(run)) ? compiled[file] : undefined;
    if (!found) return undefined;
    const before = place.line === 1 ? definitionPrefix(GUARD).length : 0;
    const own = { line: place.line, column: Math.max(1, place.column - before) };
    return { file, place: found.sourcePlace(own) };
  };
}

/** Converts a parse error of the browser, in code that the compiler accepted. */
function asCompileError(
  file: string,
  error: unknown,
  sourcePlace: (at: Position) => Position,
) {
  if (!(error instanceof ScriptError)) return error;
  const { line, column, message } = error;
  return new CompileError(message, file, sourcePlace({ line, column: column || 1 }));
}

/**
 * Runs the modules of a demo, starting with its entry.
 * @param packages loaded packages by the name in imports
 * @throws whatever the code throws, or CompileError if the browser cannot parse it
 */
export function runModules(
  run: number,
  {
    entry,
    files,
    program,
    packages,
  }: {
    entry: string;
    files: Readonly<Record<string, PreparedFile>>;
    program: CheckedProgram;
    packages: ReadonlyMap<string, unknown>;
  },
): RunningModules {
  const modules = new Map<string, { exports: unknown }>();
  const styles: HTMLStyleElement[] = [];
  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    modules.set(name, module);
    const compiled = program.compiled[name];
    const file = files[name];
    if (file?.type === 'style') {
      const style = document.createElement('style');
      style.textContent = file.code;
      document.head.append(style);
      styles.push(style);
    } else if (compiled) {
      const require = (specifier: string) => {
        const target = resolveFile(name, specifier, Object.keys(files));
        return specifier.startsWith('.') && target !== undefined
          ? load(target)
          : packages.get(specifier);
      };
      try {
        const body = defineModule(compiled.code, folderOf(run) + name, GUARD);
        body(require, module, module.exports, createGuard(name));
      } catch (error) {
        throw asCompileError(name, error, compiled.sourcePlace);
      }
    }
    return module.exports;
  };
  try {
    return { exports: load(entry) as RunningModules['exports'], styles };
  } catch (error) {
    styles.forEach((style) => style.remove());
    throw error;
  }
}

/** The fault of an export that React cannot render; undefined if it is a component. */
export function exportFault(file: string, value: unknown): Fault | undefined {
  const isComponent =
    typeof value === 'function' ||
    // `memo`, `forwardRef`, and `lazy`, but not an element.
    (typeof value === 'object' &&
      value !== null &&
      '$$typeof' in value &&
      !('props' in value));
  return isComponent ? undefined : { type: 'no-component', text: String(value), file };
}
