import { join } from 'node:path';
import type ts from 'typescript';
import type { TypeScript } from '../typescript';

/** The type declarations of modules, read by the TypeScript compiler. */
export interface Declarations {
  /** The compiler that has read them. */
  compiler: TypeScript;
  checker: ts.TypeChecker;
  /**
   * The exports of a module by name, with aliases resolved; undefined if the module does
   * not exist.
   */
  exportsOf(module: string): Map<string, ts.Symbol> | undefined;
}

function optionsOf(compiler: TypeScript): ts.CompilerOptions {
  const { JsxEmit, ModuleKind, ModuleResolutionKind, ScriptTarget } = compiler;
  return {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    // TypeScript 4 has no resolution for bundlers.
    moduleResolution:
      (ModuleResolutionKind.Bundler as ts.ModuleResolutionKind | undefined) ??
      ModuleResolutionKind.Node10,
    jsx: JsxEmit.React,
    skipLibCheck: true,
    // Types that nothing imports, and the browser's DOM, are irrelevant for components.
    types: [],
    lib: ['lib.es5.d.ts'],
  };
}

/** A megabyte of CSS values, which React's declarations import for the type of `style`. */
const UNREAD = /[\\/]node_modules[\\/]csstype[\\/]/;

function compilerHost(
  compiler: TypeScript,
  settings: ts.CompilerOptions,
): ts.CompilerHost {
  const host = compiler.createCompilerHost(settings);
  return {
    ...host,
    getSourceFile: (file, options, ...rest) =>
      UNREAD.test(file)
        ? compiler.createSourceFile(file, 'export {};', options)
        : host.getSourceFile(file, options, ...rest),
  };
}

/**
 * Opens the declarations of modules, with a single compiler run.
 * @param modules as a user would import them, such as `rc-table/lib/interface`
 * @param root absolute path of the folder from which they are resolved
 */
export function openDeclarations(
  compiler: TypeScript,
  modules: readonly string[],
  root: string,
): Declarations {
  const settings = optionsOf(compiler);
  const from = join(root, 'index.ts');
  const files = new Map(
    modules.map((module) => [
      module,
      compiler.resolveModuleName(module, from, settings, compiler.sys).resolvedModule
        ?.resolvedFileName,
    ]),
  );
  const program = compiler.createProgram(
    [...new Set([...files.values()].filter((file) => file !== undefined))],
    settings,
    compilerHost(compiler, settings),
  );
  const checker = program.getTypeChecker();
  return {
    compiler,
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
            exported.flags & compiler.SymbolFlags.Alias
              ? checker.getAliasedSymbol(exported)
              : exported,
          ]),
      );
    },
  };
}
