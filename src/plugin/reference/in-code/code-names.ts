import { findImports } from '../../../code/imports';
import type { ParsedCode, SyntaxNode } from '../../../code/parse';
import {
  annotationOf,
  childrenOf,
  isFunction,
  partsOf,
  memberNames,
  descendantsNamed,
} from '../../../code/syntax';

/** Source of an import: `default`, a name, or `*` for the whole module. */
export interface Imported {
  module: string;
  name: string;
}

/** A `const` with its value and its declared type. */
export interface Declared {
  value: SyntaxNode;
  type: SyntaxNode | null;
}

/** Declarations of a file, by name. A name that is declared twice is left out. */
export interface CodeNames {
  code: string;
  root: SyntaxNode;
  imports: Map<string, Imported>;
  constants: Map<string, Declared>;
  functions: Map<string, SyntaxNode>;
  /**
   * Types in the file: the types that an interface extends, or the type that an alias
   * stands for.
   */
  types: Map<string, SyntaxNode[]>;
  /** Components by local name, with the path that they were destructured from. */
  taken: Map<string, string[]>;
  /** All `const` and `let` declarations, including those of duplicate names. */
  declarations: Declared[];
}

const DEFINITIONS = new Set(['VariableDefinition', 'TypeDefinition']);
const STATEMENTS = new Set([
  'VariableDeclaration',
  'FunctionDeclaration',
  'InterfaceDeclaration',
  'TypeAliasDeclaration',
]);

/** The declarators of `const a: T = 1, { b } = c`, each with its target. */
function declaratorsOf(node: SyntaxNode): { target: SyntaxNode; declared: Declared }[] {
  const parts = childrenOf(node);
  return parts.flatMap((part, index) => {
    const target = [parts[index - 2], parts[index - 1]];
    const value = parts[index + 1];
    if (part.name !== 'Equals' || !value) return [];
    const type = annotationOf(target[1] ?? null);
    const defined = type ? target[0] : target[1];
    return defined ? [{ target: defined, declared: { value, type } }] : [];
  });
}

/** The names that `const { Cell: K, Row } = Table.Summary` defines, with their paths. */
function destructuredNames(
  target: SyntaxNode,
  value: SyntaxNode,
  code: string,
): [string, string[]][] {
  const from = memberNames(value, code);
  const text = (node: SyntaxNode) => code.slice(node.from, node.to);
  if (!from) return [];
  if (target.name === 'VariableDefinition') return [[text(target), from]];
  if (target.name !== 'ObjectPattern') return [];
  return childrenOf(target).flatMap((one): [string, string[]][] => {
    const parts = childrenOf(one);
    const inner = parts.find(({ name }) => name === 'VariableDefinition');
    const outer = parts.find(({ name }) => name === 'PropertyName') ?? inner;
    const plain = one.name === 'PatternProperty' && parts[0] === outer;
    return plain && inner && outer ? [[text(inner), [...from, text(outer)]]] : [];
  });
}

/** Reads the declarations of a file. */
export function readNames({ code, tree }: ParsedCode): CodeNames {
  const root = tree.topNode;
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const counts = new Map<string, number>();
  for (const node of descendantsNamed(root, DEFINITIONS)) {
    counts.set(text(node), (counts.get(text(node)) ?? 0) + 1);
  }
  const once = <T>(entries: [string, T][]) =>
    new Map(entries.filter(([name]) => counts.get(name) === 1));

  const imports = findImports(tree, code).flatMap(({ specifier, names }) =>
    names.map(({ local, name }): [string, Imported] => [
      local,
      { module: specifier, name },
    ]),
  );
  const constants: [string, Declared][] = [];
  const functions: [string, SyntaxNode][] = [];
  const types: [string, SyntaxNode[]][] = [];
  const taken: [string, string[]][] = [];
  const declarations: Declared[] = [];
  for (const node of descendantsNamed(root, STATEMENTS)) {
    const parts = childrenOf(node);
    const defined = parts.find(({ name }) => DEFINITIONS.has(name));
    if (node.name === 'FunctionDeclaration' && defined)
      functions.push([text(defined), node]);
    if (node.name === 'InterfaceDeclaration' && defined) {
      const at = parts.findIndex(({ name }) => name === 'extends');
      types.push([text(defined), at < 0 ? [] : parts.slice(at + 1, -1)]);
    }
    if (node.name === 'TypeAliasDeclaration' && defined) {
      types.push([text(defined), partsOf(node).slice(-1)]);
    }
    if (node.name !== 'VariableDeclaration') continue;
    for (const { target, declared } of declaratorsOf(node)) {
      declarations.push(declared);
      taken.push(...destructuredNames(target, declared.value, code));
      if (target.name !== 'VariableDefinition' || parts[0]?.name !== 'const') continue;
      constants.push([text(target), declared]);
      if (isFunction(declared.value)) functions.push([text(target), declared.value]);
    }
  }
  return {
    code,
    root,
    imports: once(imports),
    constants: once(constants),
    functions: once(functions),
    types: once(types),
    taken: once(taken),
    declarations,
  };
}
