import type ts from 'typescript';
import type { Declarations } from './declarations';
import { isDeprecated, lineOf, readNamedTypes } from './named-types';
import type { NamedTypes } from './named-types';

/** A property in a library's declarations. */
export interface TypeProperty {
  name: string;
  /** The type as written in the declaration. */
  type: string;
  required: boolean;
  deprecated: boolean;
  /** True for a field of a property, `header.cell`: it is read only where a row names one. */
  nested?: true;
}

/** In the place of a type: the types of the module themselves. */
export const ALL_TYPES = '*';

/** What to read: the properties of a type, or the types of a module. */
export interface TypeReference {
  /** Module as a user would import it, such as `rc-table/lib/interface`. */
  module: string;
  /** The exported type, or `ALL_TYPES`. */
  type: string;
  /** For a type of functions: the argument whose properties are read. */
  argument?: string | null;
  /** Of these names, a path such as `header.cell` asks for the fields of a property. */
  rows?: Readonly<Record<string, unknown>>;
}

/** What has been read of a library. */
export interface ReadTypes {
  /** The properties of each reference, or null if its module, type or argument does not exist. */
  properties: (TypeProperty[] | null)[];
  /** The named types of the modules. */
  types: NamedTypes;
}

function typeText(symbol: ts.Symbol, { checker, compiler }: Declarations): string {
  const declaration = symbol.valueDeclaration;
  if (declaration && compiler.isPropertySignature(declaration) && declaration.type) {
    return lineOf(declaration.type);
  }
  const type = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getTypeOfSymbol(symbol);
  return checker.typeToString(type, undefined, compiler.TypeFormatFlags.NoTruncation);
}

/** The exported types of a module, without those that have references of their own. */
function typesOfModule(
  module: string,
  types: NamedTypes,
  references: readonly TypeReference[],
): TypeProperty[] {
  return Object.entries(types)
    .filter(([name, one]) => {
      const isOther = references.some((other) => other.type === name && !other.argument);
      return one.module === module && !isOther;
    })
    .map(([name, { definition, deprecated }]) => {
      return { name, type: definition, required: false, deprecated };
    });
}

/** The type of a function's argument; undefined if the function has none of this name. */
function argumentOf(
  type: ts.Type,
  name: string,
  { checker }: Declarations,
): ts.Type | undefined {
  const parameters = type.getCallSignatures().flatMap((one) => one.parameters);
  const parameter = parameters.find((one) => one.name === name);
  return parameter && checker.getTypeOfSymbol(parameter);
}

/**
 * The type that a reference is of: the exported one, or that of its argument.
 * @returns undefined for a list of types, and where the module, type or argument does not exist
 */
export function typeOf(
  { module, type, argument }: TypeReference,
  declarations: Declarations,
): ts.Type | undefined {
  const symbol = declarations.exportsOf(module)?.get(type);
  const declared = symbol && declarations.checker.getDeclaredTypeOfSymbol(symbol);
  return declared && argument ? argumentOf(declared, argument, declarations) : declared;
}

function propertyOf(
  symbol: ts.Symbol,
  name: string,
  declarations: Declarations,
): TypeProperty {
  return {
    name,
    type: typeText(symbol, declarations),
    required: !(symbol.flags & declarations.compiler.SymbolFlags.Optional),
    deprecated: isDeprecated(symbol),
  };
}

/** The fields of objects by name, of all members of a union; arrays and functions have none here. */
function fieldsOf(
  types: readonly ts.Type[],
  { checker, compiler }: Declarations,
): Map<string, ts.Symbol> {
  const { Intersection, Object: ofObject } = compiler.TypeFlags;
  const symbols = types
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .filter((one) => one.flags & (ofObject | Intersection) && !one.getNumberIndexType())
    .flatMap((one) => checker.getPropertiesOfType(one));
  const fields = new Map<string, ts.Symbol>();
  for (const symbol of symbols)
    if (!fields.has(symbol.name)) fields.set(symbol.name, symbol);
  return fields;
}

/** The paths that rows name before their last part: `header` of `header.cell`. */
export function pathsIn(rows: TypeReference['rows'] = {}): string[] {
  const parents = Object.keys(rows).map((name) => name.split('.').slice(0, -1).join('.'));
  return [...new Set(parents)].filter(Boolean);
}

/** The fields of a property of a type, through optional properties and unions. */
function nestedProperties(
  type: ts.Type,
  path: string,
  declarations: Declarations,
): TypeProperty[] {
  let types = [type];
  for (const part of path.split('.')) {
    const symbol = fieldsOf(types, declarations).get(part);
    types = symbol ? [declarations.checker.getTypeOfSymbol(symbol)] : [];
  }
  return [...fieldsOf(types, declarations)].map(([name, symbol]) => ({
    ...propertyOf(symbol, `${path}.${name}`, declarations),
    nested: true,
  }));
}

/**
 * The properties of types, including inherited ones, in the order of their declarations, and then
 * the fields of properties that rows name by a path.
 * @param references the types to read
 * @param declarations of their modules
 */
export function readTypes(
  references: readonly TypeReference[],
  declarations: Declarations,
): ReadTypes {
  const { checker, exportsOf } = declarations;
  const modules = [...new Set(references.map(({ module }) => module))];
  const types = readNamedTypes(modules, declarations);
  const properties = references.map((reference) => {
    const { module, type } = reference;
    if (type === ALL_TYPES)
      return exportsOf(module) ? typesOfModule(module, types, references) : null;
    const read = typeOf(reference, declarations);
    if (!read) return null;
    const own = checker
      .getPropertiesOfType(read)
      .map((property) => propertyOf(property, property.name, declarations));
    const nested = pathsIn(reference.rows).flatMap((path) =>
      nestedProperties(read, path, declarations),
    );
    return [...own, ...nested];
  });
  return { properties, types };
}
