import type ts from 'typescript';
import type { Declarations } from '../declarations';
import { packageName } from '../../demos/installed-package';
import type { ApiNotes } from '../notes';
import { typeOf } from '../types';
import type { FunctionShape, PropMap } from './prop-map';

type Notes = Pick<ApiNotes, 'id' | 'module' | 'type' | 'argument'>;
/** The references whose objects a type is, or is a list of. */
type IdsOf = (type: ts.Type) => string[];

/** What a function of a type takes and gives; nothing for another type. */
function shapeOf(type: ts.Type, checker: ts.TypeChecker, idsOf: IdsOf): FunctionShape {
  const types = type.isUnion() ? type.types : [type];
  const calls = types.flatMap((one) => [...one.getCallSignatures()]);
  const takes: string[][] = [];
  for (const { parameters } of calls) {
    parameters.forEach((one, at) => {
      takes[at] = [...(takes[at] ?? []), ...idsOf(checker.getTypeOfSymbol(one))];
    });
  }
  return { takes, gives: calls.flatMap((one) => idsOf(one.getReturnType())) };
}

/** The references whose objects code writes: as a property, the props of an element, or a result. */
function writtenIn({ owners, components }: PropMap, shapes: readonly FunctionShape[]) {
  return new Set([
    ...Object.values(owners).flatMap(({ holds }) => Object.values(holds).flat()),
    ...Object.values(components).flatMap((one) => Object.values(one)),
    ...shapes.flatMap(({ gives }) => gives),
  ]);
}

/**
 * Adds to a map the functions that take an argument with a reference of its own, or return an object
 * that has one: those in the rows of its references, and exported types of functions. An object that
 * code writes elsewhere, such as a column, does not count as an argument.
 */
export function addFunctions(
  map: PropMap,
  notes: readonly Notes[],
  declarations: Declarations,
  idsOf: IdsOf,
): void {
  const { checker, compiler, exportsOf } = declarations;
  const isShown = (id: string) => map.owners[id] !== undefined;
  const shown: IdsOf = (type) => [...new Set(idsOf(type).filter(isShown))];
  const found: { shape: FunctionShape; id: string; add: (id: string) => void }[] = [];
  const find = (
    type: ts.Type,
    id: string,
    lists: Record<string, string[]>,
    key: string,
  ) => {
    const add = (one: string) =>
      (lists[key] = [...new Set([...(lists[key] ?? []), one])]);
    found.push({ shape: shapeOf(type, checker, shown), id, add });
  };
  for (const note of notes) {
    const owner = map.owners[note.id];
    const type = typeOf(note, declarations);
    for (const property of type && owner ? checker.getPropertiesOfType(type) : []) {
      const { name } = property;
      if (!owner?.rows.includes(name)) continue;
      find(checker.getTypeOfSymbol(property), `${note.id}.${name}()`, owner.holds, name);
    }
    const library = packageName(note.module);
    const types = (map.types[library] ??= {});
    for (const [name, symbol] of exportsOf(note.module) ?? []) {
      if (!(symbol.flags & compiler.SymbolFlags.TypeAlias)) continue;
      find(checker.getDeclaredTypeOfSymbol(symbol), `${library}/${name}()`, types, name);
    }
  }
  const written = writtenIn(
    map,
    found.map(({ shape }) => shape),
  );
  for (const { shape, id, add } of found) {
    const takes = shape.takes.map((ids) => ids.filter((one) => !written.has(one)));
    const { gives } = shape;
    if (gives.length === 0 && takes.flat().length === 0) continue;
    map.functions[id] = { takes, gives };
    add(id);
    for (const one of takes.flat()) {
      const owner = map.owners[one];
      if (owner) owner.isArgument = true;
    }
  }
}
