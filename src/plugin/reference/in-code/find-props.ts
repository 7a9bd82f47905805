import type { ParsedCode, SyntaxNode } from '../parse-code';
import { readNames } from './code-names';
import type { CodeNames } from './code-names';
import { idsOfType } from './code-types';
import { callOf, isKeeping, resultsOf, valuesOf } from './code-values';
import type { PropMap } from './prop-map';
import { ownerOf, placeWithin, rowOf } from './rows';
import type { Place } from './rows';
import { annotationOf, childrenOf, memberNames, nodesOf, returnsOf } from './syntax';

/** The name of a documented property in code. */
export interface FoundProp {
  from: number;
  to: number;
  /** The reference, `Table`. */
  id: string;
  /** The row, `scroll.x`. */
  row: string;
}

/** Another file of the same demo, by the request of an import; undefined where it has none. */
export type ReadFile = (request: string) => ParsedCode | undefined;

/** How many names may stand between an element and its import. */
const DEPTH = 8;

const ELEMENTS = new Set(['JSXOpenTag', 'JSXSelfClosingTag']);
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);
const CALLS = new Set(['CallExpression']);
const BINARIES = new Set(['BinaryExpression']);

/** The types of a function's parameters, by their places; none where it has no such. */
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
 * Finds the names of documented properties in code: attributes of the library's elements, and keys
 * of objects that the code passes to a documented property or declares with a documented type.
 * What is not sure is left out.
 * @param parsed TypeScript or JavaScript, with or without JSX
 * @param readFile the demo's other files, whose functions say what they take
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
  /** Keys that stand for more than one row. */
  const unsure = new Set<number>();
  /** Expressions that have been gone through: a name can lead back to itself. */
  const visited = new Set<string>();

  const add = ({ from, to }: SyntaxNode, id: string, name: string): void => {
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

  /** The objects of an expression, where the objects of a place are wanted. */
  function visit(node: SyntaxNode | undefined, place: Place | undefined): void {
    if (!node || !place) return;
    const key = [node.from, node.to, node.name, place.ids, place.path].join();
    if (visited.has(key)) return;
    visited.add(key);
    if (node.name === 'ObjectExpression') visitObject(node, place);
    else valuesOf(node, names).forEach((value) => visit(value, place));
  }

  function visitObject(node: SyntaxNode, place: Place): void {
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
      if (key?.name !== 'PropertyDefinition') continue;
      const name = place.path + text(key);
      add(key, id, name);
      const colon = rest.findIndex((one) => text(one) === ':');
      const within = placeWithin(map, id, name);
      if (colon >= 0) visit(rest[colon + 1], within);
    }
  }

  /** The reference of an element, through the names of the file to what it imports. */
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
    for (const part of parts) {
      if (part.name === 'JSXSpreadAttribute') {
        childrenOf(part).forEach((value) => visit(value, { ids: [id], path: '' }));
      }
      const [name, , value] = part.name === 'JSXAttribute' ? childrenOf(part) : [];
      if (name?.name !== 'JSXIdentifier') continue;
      add(name, id, text(name));
      visit(value, placeWithin(map, id, text(name)));
    }
  }

  /** The types that a called function gives to its arguments; it may stand in another file. */
  function calledTypes(callee: readonly string[]): (Place | undefined)[] {
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
  for (const node of nodesOf(root, FUNCTIONS)) {
    const type = childrenOf(node)
      .map(annotationOf)
      .find((one) => one !== null);
    if (type) returnsOf(node).forEach((value) => visit(value, placeOf(type)));
  }
  for (const node of nodesOf(root, BINARIES)) {
    const [value, operator, type] = childrenOf(node);
    if (operator && /^(as|satisfies)$/.test(text(operator))) visit(value, placeOf(type));
  }
  for (const node of nodesOf(root, CALLS)) {
    const call = callOf(node, code);
    if (call.type && isKeeping(call, names)) {
      resultsOf(call.values[0]).forEach((value) => visit(value, placeOf(call.type)));
    }
    const places = calledTypes(call.callee);
    call.values.forEach((value, at) => visit(value, places[at]));
  }
  nodesOf(root, ELEMENTS).forEach(visitElement);
  return [...found.values()]
    .filter(({ from }) => !unsure.has(from))
    .sort((a, b) => a.from - b.from);
}
