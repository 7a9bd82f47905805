import { GUARD } from '../guard-name';
import type { Fault, Place, PreparedFile } from '../protocol';
import type { Program } from './check-imports';
import { CompileError } from './compile';
import { define, headOf, ScriptError } from './define';
import type { FindSource } from './fault-of';
import { guardIn } from './loop-guard';
import { resolveFile } from './resolve-file';

export interface RunningModules {
  /** What the entry exports. */
  exports: { default?: unknown };
  /** The style sheets of the demo's own, in the order of their imports. */
  styles: HTMLStyleElement[];
}

/** Where the scripts of a run stand in stacks: `demo-2/index.tsx`. */
function folderOf(run: number): string {
  return `demo-${run}/`;
}

/** A function that finds the reader's code by what a stack says of a run. */
export function sourcesOf(run: number, { compiled }: Program): FindSource {
  return (address, place) => {
    const file = address.slice(folderOf(run).length);
    const found = address.startsWith(folderOf(run)) ? compiled[file] : undefined;
    if (!found) return undefined;
    const before = place.line === 1 ? headOf(GUARD).length : 0;
    const own = { line: place.line, column: Math.max(1, place.column - before) };
    return { file, place: found.sourcePlace(own) };
  };
}

/** The browser's complaint about code that the compiler let pass. */
function asCompileError(file: string, error: unknown, sourcePlace: (at: Place) => Place) {
  if (!(error instanceof ScriptError)) return error;
  const { line, column, message } = error;
  return new CompileError(message, file, sourcePlace({ line, column: column || 1 }));
}

/**
 * Runs the modules of a demo, from its entry on.
 * @param packages loaded packages by the name by which they are imported
 * @throws what the code throws, or CompileError where the browser cannot read it
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
    program: Program;
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
        const body = define(compiled.code, folderOf(run) + name, GUARD);
        body(require, module, module.exports, guardIn(name));
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

/** The fault of an export that React cannot render, or undefined. */
export function exportFault(file: string, value: unknown): Fault | undefined {
  const isComponent =
    typeof value === 'function' ||
    // `memo`, `forwardRef` and `lazy`, but no element.
    (typeof value === 'object' &&
      value !== null &&
      '$$typeof' in value &&
      !('props' in value));
  return isComponent ? undefined : { type: 'no-component', text: String(value), file };
}
