import { join } from 'node:path';
import ts from 'typescript';

/** A property as a library's declarations give it. */
export interface TypeProperty {
  name: string;
  /** The type as it is written in the declaration. */
  type: string;
  required: boolean;
  deprecated: boolean;
}

/** Which exported type to read. */
export interface TypeReference {
  /** Module as a user would import it, such as `rc-table/lib/interface`. */
  module: string;
  type: string;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.React,
  skipLibCheck: true,
  // Types that no import asks for, and the browser's whole DOM, say nothing of a component.
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

function typeText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.isPropertySignature(declaration) && declaration.type) {
    return declaration.type.getText().replace(/\s+/g, ' ').replace(/^\| /, '');
  }
  const type = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getTypeOfSymbol(symbol);
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

function isDeprecated(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'deprecated');
}

/**
 * The properties of types, inherited ones included, in the order of their declarations.
 * @param references the types to read; one compiler run serves them all
 * @param root absolute path of the folder from which the modules are resolved
 * @returns for each reference its properties, or null where module or type is not there
 */
export function readTypes(
  references: readonly TypeReference[],
  root: string,
): (TypeProperty[] | null)[] {
  const from = join(root, 'index.ts');
  const files = references.map(
    ({ module }) =>
      ts.resolveModuleName(module, from, COMPILER_OPTIONS, ts.sys).resolvedModule
        ?.resolvedFileName,
  );
  const program = ts.createProgram(
    [...new Set(files.filter((file): file is string => file !== undefined))],
    COMPILER_OPTIONS,
    compilerHost(),
  );
  const checker = program.getTypeChecker();
  return references.map(({ type }, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    const exported =
      module && checker.getExportsOfModule(module).find(({ name }) => name === type);
    if (!exported) return null;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(exported)
        : exported;
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .map((property) => ({
        name: property.name,
        type: typeText(property, checker),
        required: !(property.flags & ts.SymbolFlags.Optional),
        deprecated: isDeprecated(property),
      }));
  });
}
