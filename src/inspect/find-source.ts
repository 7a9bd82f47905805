import { anchorOf } from '../model/api-row';
import type { WrittenKey, WrittenObject, WrittenValue } from './code-objects';
import type { Drawn } from './drawn-with';

/** A row of a reference. */
export interface Row {
  /** Id of the reference, `Table`. */
  id: string;
  /** Name of the row, `scroll.x`. */
  name: string;
}

/** What made a part of a demo. */
export interface Source {
  /** The row that made it, or all of the same name if it cannot be told which of them. */
  rows: readonly [Row, ...Row[]];
  /** The object in the code that says so; undefined if it cannot be told for certain which one does. */
  written?: WrittenObject;
}

/** The names of the rows of a reference; empty if there is none with this id. */
export type NamesOf = (id: string) => readonly string[];

/**
 * A row by its full name.
 * @example rowNamed('Table.scroll.x') // { id: 'Table', name: 'scroll.x' }
 */
export function rowNamed(text: string): Row {
  const dot = text.indexOf('.');
  return { id: text.slice(0, dot), name: text.slice(dot + 1) };
}

const anchorOfRow = ({ id, name }: Row) => anchorOf(id, name);

/** The name of a row in its own object: `x` of `scroll.x`. */
const keyOf = ({ name }: Row) => name.slice(name.lastIndexOf('.') + 1);

/** The rows that can stand in the same object as this one, by their names in it. */
function namesBeside({ id, name }: Row, namesOf: NamesOf): string[] {
  const path = name.slice(0, name.lastIndexOf('.') + 1);
  return namesOf(id)
    .filter((other) => other.startsWith(path))
    .map((other) => other.slice(path.length))
    .filter((other) => !other.includes('.') && !other.includes('*'));
}

/** A value as JSON if it is plain; other objects may be endless. */
function jsonOf(value: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isPlain = parts.every((part) => typeof part !== 'object' || part === null);
  return isPlain ? JSON.stringify(value) : undefined;
}

/** Whether a value can be what the code says. */
function agrees(written: WrittenValue, value: unknown): boolean {
  switch (written.sort) {
    case 'json':
      // Libraries make `true` what it stands for, as in `fixed: true`.
      return (
        jsonOf(value) === written.json || (written.json === 'true' && Boolean(value))
      );
    case 'function':
      return typeof value === 'function';
    case 'object':
      return typeof value === 'object' && value !== null;
    default:
      return true;
  }
}

/** Whether a component's properties can be the object in the code. */
function fits(
  written: WrittenObject,
  drawn: Drawn,
  names: readonly string[],
  changed: ReadonlySet<string>,
): boolean {
  return names.every((name) => {
    const key = written.keys.get(name);
    if (changed.has(name)) return true;
    if (key) return !(name in drawn) || agrees(key.value, drawn[name]);
    return written.isOpen || drawn[name] === undefined;
  });
}

/** The names that other objects in the code add to one that they spread, or change in it. */
function changedBy(objects: readonly WrittenObject[], but: WrittenObject): Set<string> {
  const open = objects.filter((one) => one.isOpen && one !== but);
  return new Set(open.flatMap(({ keys }) => [...keys.keys()]));
}

/**
 * Finds what made a part of a demo: the first of the rows that it was drawn with, and the object in
 * the code that says so. That is the only one whose keys and values agree with what a component was
 * given, where the value is still that of the innermost component that has it.
 * @param rows rows that can make the part; several with the same name, such as `Column.title` and
 * `ColumnGroup.title`, are told apart by the code
 * @param drawn what the part was drawn with, from the innermost component outward
 * @param objects all objects in the code of the demo
 * @returns undefined if none of the rows is in the code and in what was drawn
 */
export function findSource(
  rows: readonly Row[],
  drawn: readonly Drawn[],
  objects: readonly WrittenObject[],
  namesOf: NamesOf,
): Source | undefined {
  const linked = (row: Row) =>
    objects.some(({ keys }) => keys.get(keyOf(row))?.anchor === anchorOfRow(row));
  for (const key of new Set(rows.map(keyOf))) {
    const named = rows.filter((row) => keyOf(row) === key && linked(row));
    const holders = drawn.filter((one) => one[key] !== undefined);
    const value = holders[0]?.[key];
    const [row] = named;
    if (!row || value === undefined) continue;
    const rowOf = ({ anchor }: WrittenKey) =>
      named.find((one) => anchorOfRow(one) === anchor);
    const candidates = objects.flatMap((written) => {
      const found = written.keys.get(key);
      if (!found || !agrees(found.value, value)) return [];
      return [{ written, row: rowOf(found), changed: changedBy(objects, written) }];
    });
    for (const holder of holders.filter((one) => one[key] === value)) {
      const fitting = candidates.filter((one) =>
        fits(one.written, holder, namesBeside(one.row ?? row, namesOf), one.changed),
      );
      const [only] = fitting;
      if (only?.row && fitting.length === 1)
        return { rows: [only.row], written: only.written };
      if (fitting.length > 0) break;
    }
    return { rows: [row, ...named.slice(1)] };
  }
  return undefined;
}
