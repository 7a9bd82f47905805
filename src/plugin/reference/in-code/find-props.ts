import type { ParsedCode, SyntaxNode } from '../../../code/parse';
import { readNames } from './code-names';
import type { CodeNames } from './code-names';
import { idsOfType } from './code-types';
import { callOf, returnsArgument, resultsOf, valuesOf } from './code-values';
import type { PropMap } from './prop-map';
import { fieldsRead } from './read-fields';
import { ownerOf, expectedWithin, rowOf } from './rows';
import type { ExpectedProps } from './rows';
import {
  annotationOf,
  childrenOf,
  memberNames,
  descendantsNamed,
  isFunction,
  returnsOf,
  stringOf,
} from '../../../code/syntax';

/**
 * The name of a documented property in code. What stands between the tags of an element is its
 * `children`, whose name is nowhere: its range is empty.
 */
export interface FoundProp {
  from: number;
  to: number;
  /** Id of the reference, `Table`. */
  id: string;
  /** Name of the row, `scroll.x`. */
  row: string;
}

/** Reads another file of the demo, by import specifier; undefined if there is none. */
export type ReadFile = (request: string) => ParsedCode | undefined;

/** How many names between an element and its import are followed. */
const DEPTH = 8;

const ELEMENTS = new Set(['JSXOpenTag', 'JSXSelfClosingTag']);
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);
const CALLS = new Set(['CallExpression']);
const BINARIES = new Set(['BinaryExpression']);

/** True for an opening tag that something follows before its closing tag. */
function hasChildren({ name, parent }: SyntaxNode, code: string): boolean {
  if (name !== 'JSXOpenTag' || !parent) return false;
  return childrenOf(parent).some(
    (part) =>
      !/^JSX(?:Open|Close)Tag$/.test(part.name) &&
      (part.name !== 'JSXText' || code.slice(part.from, part.to).trim() !== ''),
  );
}

/** The types of a function's parameters, by index; null for an untyped one. */
function parameterTypes(node: SyntaxNode): (SyntaxNode | null)[] {
  const list = childrenOf(node).find(({ name }) => name === 'ParamList');
  const types: (SyntaxNode | null)[] = [null];
  for (const part of list ? childrenOf(list) : []) {
    if (part.name === ',') types.push(null);
    else types[types.length - 1] = annotationOf(part) ?? types[types.length - 1] ?? null;
  }
  return types;
}

/**
 * Finds the names of documented properties in code: attributes of the library's elements,
 * and keys of objects that the code passes to a documented property or declares with a
 * documented type; and fields of a documented argument that its functions read. Uncertain matches are
 * left out.
 * @param parsed TypeScript or JavaScript, with or without JSX
 * @param readFile reads the demo's other files, for the parameters of their functions
 * @returns in the order of the code
 */
export function findProps(
  parsed: ParsedCode,
  map: PropMap,
  readFile: ReadFile = () => undefined,
): FoundProp[] {
  const names = readNames(parsed);
  const { code, root } = names;
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const found = new Map<number, FoundProp>();
  /** Keys that could belong to more than one row. */
  const unsure = new Set<number>();
  /** Expressions already visited, because a name can refer to itself. */
  const visited = new Set<string>();

  const add = (
    { from, to }: { from: number; to: number },
    id: string,
    name: string,
  ): void => {
    const row = map.owners[id] && rowOf(map.owners[id], name);
    if (!row) return;
    const other = found.get(from);
    if (other && (other.id !== id || other.row !== row)) unsure.add(from);
    found.set(from, { from, to, id, row });
  };

  const placeOf = (type: SyntaxNode | null | undefined, within: CodeNames = names) => {
    const ids = idsOfType(type, within, map);
    return ids.length > 0 ? { ids, path: '' } : undefined;
  };

  /**
   * Visits the objects in an expression, in a place where documented objects are
   * expected.
   */
  function visit(node: SyntaxNode | undefined, place: ExpectedProps | undefined): void {
    if (!node || !place) return;
    const key = [node.from, node.to, node.name, place.ids, place.path].join();
    if (visited.has(key)) return;
    visited.add(key);
    const named = node.name === 'VariableName' && names.functions.get(text(node));
    if (node.name === 'ObjectExpression') visitObject(node, place);
    else if (isFunction(node)) visitFunction(node, place);
    else if (named && named.name === 'FunctionDeclaration') visitFunction(named, place);
    else valuesOf(node, names).forEach((value) => visit(value, place));
  }

  function readArgument(node: SyntaxNode, at: number, ids: readonly string[]): void {
    for (const id of ids.filter((one) => map.owners[one]?.isArgument)) {
      fieldsRead(node, at, code).forEach((field) => add(field, id, field.name));
    }
  }

  /** Visits what a function reads of its arguments, and the objects that it returns. */
  function visitFunction(node: SyntaxNode, { ids }: ExpectedProps): void {
    for (const { takes, gives } of ids.flatMap((id) => map.functions[id] ?? [])) {
      takes.forEach((taken, at) => readArgument(node, at, taken));
      if (gives.length === 0) continue;
      returnsOf(node).forEach((value) => visit(value, { ids: gives, path: '' }));
    }
  }

  function visitObject(node: SyntaxNode, place: ExpectedProps): void {
    const properties = childrenOf(node).filter(({ name }) => name === 'Property');
    const parts = properties.map(childrenOf);
    const keys = parts.flatMap(([first]) =>
      first?.name === 'PropertyDefinition' ? [text(first)] : [],
    );
    const spreads = parts.filter(([first]) => first?.name === 'Spread');
    const id = ownerOf(map, place, keys, spreads.length > 0);
    if (!id) return;
    spreads.forEach(([, value]) => visit(value, { ids: [id], path: place.path }));
    for (const [key, ...rest] of parts) {
      const isQuoted = key?.name === 'String';
      if (!key || (!isQuoted && key.name !== 'PropertyDefinition')) continue;
      const name = place.path + (isQuoted ? stringOf(text(key)) : text(key));
      add(key, id, name);
      const colon = rest.findIndex((one) => text(one) === ':');
      const within = expectedWithin(map, id, name);
      if (colon >= 0) visit(rest[colon + 1], within);
      // A method.
      else if (within && rest.length > 0) visitFunction(key.parent ?? key, within);
    }
  }

  /** The reference of an element, by following the names in the file to its import. */
  function elementId(path: readonly string[], depth = 0): string | undefined {
    const [first = '', ...rest] = path;
    const imported = names.imports.get(first);
    if (imported) {
      const names = imported.name === '*' ? rest : [imported.name, ...rest];
      return map.components[imported.module]?.[names.join('.')];
    }
    const taken = names.taken.get(first);
    return taken && depth < DEPTH ? elementId([...taken, ...rest], depth + 1) : undefined;
  }

  function visitElement(node: SyntaxNode): void {
    const parts = childrenOf(node);
    const path = parts[1] && memberNames(parts[1], code);
    const id = path && elementId(path);
    if (!id) return;
    if (hasChildren(node, code)) add({ from: node.to, to: node.to }, id, 'children');
    for (const part of parts) {
      if (part.name === 'JSXSpreadAttribute') {
        childrenOf(part).forEach((value) => visit(value, { ids: [id], path: '' }));
      }
      const [name, , value] = part.name === 'JSXAttribute' ? childrenOf(part) : [];
      if (name?.name !== 'JSXIdentifier') continue;
      add(name, id, text(name));
      visit(value, expectedWithin(map, id, text(name)));
    }
  }

  /** The parameter types of a called function, which may be in another file. */
  function calledTypes(callee: readonly string[]): (ExpectedProps | undefined)[] {
    const [name = '', ...rest] = callee;
    if (rest.length > 0) return [];
    const own = names.functions.get(name);
    if (own) return parameterTypes(own).map((type) => placeOf(type));
    const imported = names.imports.get(name);
    const file = imported && readFile(imported.module);
    if (!file || imported.name === 'default') return [];
    const others = readNames(file);
    const other = others.functions.get(imported.name);
    return other ? parameterTypes(other).map((type) => placeOf(type, others)) : [];
  }

  for (const { value, type } of names.declarations) visit(value, placeOf(type));
  for (const node of descendantsNamed(root, FUNCTIONS)) {
    const type = childrenOf(node)
      .map(annotationOf)
      .find((one) => one !== null);
    if (type) returnsOf(node).forEach((value) => visit(value, placeOf(type)));
    parameterTypes(node).forEach((own, at) =>
      readArgument(node, at, placeOf(own)?.ids ?? []),
    );
  }
  for (const node of descendantsNamed(root, BINARIES)) {
    const [value, operator, type] = childrenOf(node);
    if (operator && /^(as|satisfies)$/.test(text(operator))) visit(value, placeOf(type));
  }
  for (const node of descendantsNamed(root, CALLS)) {
    const call = callOf(node, code);
    if (call.type && returnsArgument(call, names)) {
      resultsOf(call.values[0]).forEach((value) => visit(value, placeOf(call.type)));
    }
    const places = calledTypes(call.callee);
    call.values.forEach((value, at) => visit(value, places[at]));
  }
  descendantsNamed(root, ELEMENTS).forEach(visitElement);
  return [...found.values()]
    .filter(({ from }) => !unsure.has(from))
    .sort((a, b) => a.from - b.from);
}
