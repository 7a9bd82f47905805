import { join } from 'node:path';
import ts from 'typescript';

/** The type declarations of modules, read by the TypeScript compiler. */
export interface Declarations {
  checker: ts.TypeChecker;
  /**
   * The exports of a module by name, with aliases resolved; undefined if the module does
   * not exist.
   */
  exportsOf(module: string): Map<string, ts.Symbol> | undefined;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.React,
  skipLibCheck: true,
  // Types that nothing imports, and the browser's DOM, are irrelevant for components.
  types: [],
  lib: ['lib.es5.d.ts'],
};

/** A megabyte of CSS values, which React's declarations import for the type of `style`. */
const UNREAD = /[\\/]node_modules[\\/]csstype[\\/]/;

function compilerHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  return {
    ...host,
    getSourceFile: (file, options, ...rest) =>
      UNREAD.test(file)
        ? ts.createSourceFile(file, 'export {};', options)
        : host.getSourceFile(file, options, ...rest),
  };
}

/**
 * Opens the declarations of modules, with a single compiler run.
 * @param modules as a user would import them, such as `rc-table/lib/interface`
 * @param root absolute path of the folder from which they are resolved
 */
export function openDeclarations(modules: readonly string[], root: string): Declarations {
  const from = join(root, 'index.ts');
  const files = new Map(
    modules.map((module) => [
      module,
      ts.resolveModuleName(module, from, COMPILER_OPTIONS, ts.sys).resolvedModule
        ?.resolvedFileName,
    ]),
  );
  const program = ts.createProgram(
    [...new Set([...files.values()].filter((file) => file !== undefined))],
    COMPILER_OPTIONS,
    compilerHost(),
  );
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(module) {
      const source = program.getSourceFile(files.get(module) ?? '');
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) return undefined;
      return new Map(
        checker
          .getExportsOfModule(symbol)
          .map((exported) => [
            exported.name,
            exported.flags & ts.SymbolFlags.Alias
              ? checker.getAliasedSymbol(exported)
              : exported,
          ]),
      );
    },
  };
}
