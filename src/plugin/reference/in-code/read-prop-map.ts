import type ts from 'typescript';
import type { Declarations } from '../declarations';
import { packageName } from '../../demos/installed-package';
import { addFunctions } from './add-functions';
import type { PropMap, PropOwner } from './prop-map';
import type { ApiNotes } from '../notes';
import { ALL_TYPES, typeOf } from '../types';

type Notes = Pick<ApiNotes, 'id' | 'module' | 'type' | 'argument' | 'rows' | 'prefix'>;

/**
 * Types that only change which properties of their first argument are required or
 * present.
 */
const SAME_PROPERTIES = new Set(['Partial', 'Required', 'Readonly', 'Omit', 'Pick']);
/** How deep a type may be nested in others. Beyond that, it is uncertain. */
const DEPTH = 5;
/** How deep statics of a component may be nested: `Table.Summary.Cell`. */
const STATICS = 3;

/** Finds which documented types a type consists of. */
function createFinder(notes: readonly Notes[], declarations: Declarations) {
  const { checker } = declarations;
  const ids = new Map<ts.Symbol, string>();
  for (const note of notes) {
    const { module, type, argument } = note;
    const symbol = argument
      ? typeOf(note, declarations)?.symbol
      : declarations.exportsOf(module)?.get(type);
    if (symbol) ids.set(symbol, note.id);
  }

  /** The references whose objects a type is, or is a list of. */
  function idsOf(type: ts.Type, depth = 0): string[] {
    if (depth > DEPTH) return [];
    for (const symbol of [type.aliasSymbol, type.symbol]) {
      const id = symbol && ids.get(symbol);
      if (id) return [id];
    }
    const within = (types: readonly ts.Type[]) => [
      ...new Set(types.flatMap((one) => idsOf(one, depth + 1))),
    ];
    if (type.isUnionOrIntersection()) return within(type.types);
    if (checker.isArrayType(type)) {
      return within(checker.getTypeArguments(type as ts.TypeReference));
    }
    if (SAME_PROPERTIES.has(type.aliasSymbol?.name ?? '')) {
      return within(type.aliasTypeArguments?.slice(0, 1) ?? []);
    }
    return [];
  }

  /**
   * The props of a component: the first parameter of a function, or the props of a class.
   */
  function propsOf(type: ts.Type): ts.Type[] {
    const calls = type
      .getCallSignatures()
      .flatMap(({ parameters }) => parameters[0] ?? []);
    const instances = type
      .getConstructSignatures()
      .flatMap((signature) => signature.getReturnType().getProperty('props') ?? []);
    return [...calls, ...instances].map((symbol) => checker.getTypeOfSymbol(symbol));
  }

  /** The single reference of a component: that of its props, or the one with its name. */
  function idOf(type: ts.Type): string | undefined {
    const props = propsOf(type);
    if (props.length === 0) return undefined;
    const found = [...new Set(props.flatMap((one) => idsOf(one)))];
    const named = notes.find(({ id }) => id === type.symbol?.name)?.id;
    return found.length === 1 ? found[0] : named;
  }

  return { idsOf, idOf };
}

function ownersOf(
  notes: readonly Notes[],
  pages: Readonly<Record<string, string>>,
  declarations: Declarations,
  idsOf: (type: ts.Type) => string[],
): Record<string, PropOwner> {
  const { checker, compiler } = declarations;
  const owners: Record<string, PropOwner> = {};
  for (const note of notes) {
    const { id, rows, prefix } = note;
    const page = pages[id];
    const type = typeOf(note, declarations);
    if (page === undefined || !type) continue;
    const properties = checker.getPropertiesOfType(type);
    owners[id] = {
      page,
      rows: Object.keys(rows),
      ...(prefix !== undefined && { prefix }),
      notes: Object.fromEntries(
        Object.entries(rows).map(([name, { text, short }]) => [
          name,
          { text, ...(short !== undefined && { short }) },
        ]),
      ),
      properties: properties.map(({ name }) => name),
      required: properties
        .filter(({ flags }) => !(flags & compiler.SymbolFlags.Optional))
        .map(({ name }) => name),
      holds: Object.fromEntries(
        properties
          .map((one) => [one.name, idsOf(checker.getTypeOfSymbol(one))] as const)
          .filter(([, held]) => held.length > 0),
      ),
    };
  }
  return owners;
}

/**
 * Reads from a library's declarations where its documented properties can occur in code.
 * @param notes the references of the site
 * @param pages the page of each reference, by id; a reference without one is left out
 * @param declarations of the notes' modules and packages
 */
export function readPropMap(
  notes: readonly Notes[],
  pages: Readonly<Record<string, string>>,
  declarations: Declarations,
): PropMap {
  const { checker, compiler, exportsOf } = declarations;
  const { idsOf, idOf } = createFinder(notes, declarations);
  const owners = ownersOf(notes, pages, declarations, idsOf);
  const isShown = (id: string) => owners[id] !== undefined;
  const map: PropMap = { owners, components: {}, types: {}, functions: {}, typeRows: {} };
  for (const { id, module, type, rows } of notes) {
    const name = packageName(module);
    if (type === ALL_TYPES && pages[id] !== undefined) {
      const known = (map.typeRows[name] ??= {});
      for (const row of Object.keys(rows)) known[row] ??= id;
    }
    const types = (map.types[name] ??= {});
    for (const [exported, symbol] of exportsOf(module) ?? []) {
      if (!(symbol.flags & compiler.SymbolFlags.Type)) continue;
      const ids = idsOf(checker.getDeclaredTypeOfSymbol(symbol)).filter(isShown);
      if (ids.length > 0) types[exported] = ids;
    }
    if (map.components[name]) continue;
    const components: Record<string, string> = (map.components[name] = {});
    const add = (path: string, type: ts.Type, depth: number) => {
      const id = idOf(type);
      if (id && isShown(id)) components[path] = id;
      if (depth === STATICS) return;
      for (const property of type.getProperties()) {
        if (!/^[A-Z]/.test(property.name)) continue;
        add(`${path}.${property.name}`, checker.getTypeOfSymbol(property), depth + 1);
      }
    };
    for (const [exported, symbol] of exportsOf(name) ?? []) {
      if (!(symbol.flags & compiler.SymbolFlags.Value)) continue;
      add(exported, checker.getTypeOfSymbol(symbol), 1);
    }
  }
  addFunctions(map, notes, declarations, idsOf);
  return map;
}
