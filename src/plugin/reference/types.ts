import type ts from 'typescript';
import type { Declarations } from './declarations';

/** A property in a library's declarations. */
export interface TypeProperty {
  name: string;
  /** The type as written in the declaration. */
  type: string;
  required: boolean;
  deprecated: boolean;
}

/** An exported type to read. */
export interface TypeReference {
  /** Module as a user would import it, such as `rc-table/lib/interface`. */
  module: string;
  type: string;
}

function typeText(symbol: ts.Symbol, { checker, compiler }: Declarations): string {
  const declaration = symbol.valueDeclaration;
  if (declaration && compiler.isPropertySignature(declaration) && declaration.type) {
    return declaration.type.getText().replace(/\s+/g, ' ').replace(/^\| /, '');
  }
  const type = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getTypeOfSymbol(symbol);
  return checker.typeToString(type, undefined, compiler.TypeFormatFlags.NoTruncation);
}

function isDeprecated(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'deprecated');
}

/**
 * The properties of types, including inherited ones, in the order of their declarations.
 * @param references the types to read
 * @param declarations of their modules
 * @returns the properties of each type, or null if the module or type does not exist
 */
export function readTypes(
  references: readonly TypeReference[],
  declarations: Declarations,
): (TypeProperty[] | null)[] {
  const { checker, compiler, exportsOf } = declarations;
  return references.map(({ module, type }) => {
    const symbol = exportsOf(module)?.get(type);
    if (!symbol) return null;
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .map((property) => ({
        name: property.name,
        type: typeText(property, declarations),
        required: !(property.flags & compiler.SymbolFlags.Optional),
        deprecated: isDeprecated(property),
      }));
  });
}
