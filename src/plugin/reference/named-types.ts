import type ts from 'typescript';
import type { Declarations } from './declarations';

/** A type that has a name in a library's declarations. */
export interface NamedType {
  /** Its name with its parameters: `GetRowKey<RecordType>`. */
  head: string;
  /** What it stands for, in one line. */
  definition: string;
  /** True if it has fields. */
  isObject: boolean;
  deprecated: boolean;
  /** Module that exports it, of those that were asked for; none if none of them does. */
  module?: string;
}

/** The named types of a library by name. */
export type NamedTypes = Record<string, NamedType>;

/** Files of the language and of React, whose types are known or a book of their own. */
const FOREIGN = /[\\/]node_modules[\\/](@types|typescript|csstype)[\\/]/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '');

/**
 * The text of a declaration, without comments, in one line.
 * @param node a type, or a member of one
 */
export function lineOf(node: ts.Node): string {
  return oneLine(node.getText().replace(/\/\*[\s\S]*?\*\//g, ''));
}

export function isDeprecated(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'deprecated');
}

/** The package of a file; empty for a file of the project. */
function packageOf(file: string): string {
  const path = file.split(/[\\/]node_modules[\\/]/).slice(1);
  return /^(@[^\\/]+[\\/])?[^\\/]+/.exec(path[path.length - 1] ?? '')?.[0] ?? '';
}

/** Reads the named types of libraries. */
class Reader {
  readonly found: NamedTypes = {};

  constructor(private readonly declarations: Declarations) {}

  /** Adds a type, and the types that its declaration names. */
  add(symbol: ts.Symbol, module?: string): void {
    const { compiler } = this.declarations;
    const declaration = symbol.declarations?.find(
      (one): one is ts.TypeAliasDeclaration | ts.InterfaceDeclaration =>
        compiler.isTypeAliasDeclaration(one) || compiler.isInterfaceDeclaration(one),
    );
    const known = this.found[symbol.name];
    if (!declaration || known) {
      if (known && module) known.module ??= module;
      return;
    }
    const parameters = declaration.typeParameters?.map(({ name }) => name.getText());
    this.found[symbol.name] = {
      head: symbol.name + (parameters ? `<${parameters.join(', ')}>` : ''),
      definition: this.definitionOf(declaration),
      isObject: compiler.isInterfaceDeclaration(declaration),
      deprecated: isDeprecated(symbol),
      ...(module && { module }),
    };
    this.addNamesIn(declaration);
  }

  /** Adds the types of the same package that a declaration names. */
  addNamesIn(node: ts.Node): void {
    const { checker, compiler } = this.declarations;
    const own = packageOf(node.getSourceFile().fileName);
    const visit = (part: ts.Node): void => {
      if (compiler.isTypeReferenceNode(part) && compiler.isIdentifier(part.typeName)) {
        const named = checker.getSymbolAtLocation(part.typeName);
        const isAlias = named && named.flags & compiler.SymbolFlags.Alias;
        const symbol = isAlias ? checker.getAliasedSymbol(named) : named;
        const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
        const isOwn = !FOREIGN.test(file) && packageOf(file) === own;
        if (symbol && isOwn) this.add(symbol);
      }
      compiler.forEachChild(part, visit);
    };
    visit(node);
  }

  private definitionOf(node: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): string {
    if (this.declarations.compiler.isTypeAliasDeclaration(node)) return lineOf(node.type);
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types.map(lineOf));
    const members = node.members.map((member) => lineOf(member).replace(/;$/, ''));
    const fields = members.length > 0 ? [`{ ${members.join('; ')} }`] : [];
    return [...bases, ...fields].join(' & ') || '{}';
  }
}

/**
 * The types that modules export and those that they name, of their own packages.
 * @param modules as a user would import them
 */
export function readNamedTypes(
  modules: readonly string[],
  declarations: Declarations,
): NamedTypes {
  const { compiler, exportsOf } = declarations;
  const reader = new Reader(declarations);
  for (const module of modules) {
    for (const symbol of exportsOf(module)?.values() ?? []) {
      if (symbol.flags & compiler.SymbolFlags.Type) reader.add(symbol, module);
    }
  }
  return reader.found;
}
