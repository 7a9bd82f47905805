import type { ParsedCode, SyntaxNode } from '../parse-code';
import {
  annotationOf,
  childrenOf,
  isFunction,
  partsOf,
  memberNames,
  nodesOf,
  stringOf,
} from './syntax';

/** Where an import comes from: `default`, a name, or `*` for all of a module. */
export interface Imported {
  module: string;
  name: string;
}

/** A `const` with its value, and the type it is declared with. */
export interface Declared {
  value: SyntaxNode;
  type: SyntaxNode | null;
}

/** What the names of a file stand for. A name that the file declares twice stands for nothing. */
export interface CodeNames {
  code: string;
  root: SyntaxNode;
  imports: Map<string, Imported>;
  constants: Map<string, Declared>;
  functions: Map<string, SyntaxNode>;
  /** Types of the file: what an interface extends, what an alias is. */
  types: Map<string, SyntaxNode[]>;
  /** Components by their names in the file, as the path of names they were taken from. */
  taken: Map<string, string[]>;
  /** All declarations of a `const` or `let`, those of shared names among them. */
  declarations: Declared[];
}

const DEFINITIONS = new Set(['VariableDefinition', 'TypeDefinition']);
const STATEMENTS = new Set([
  'ImportDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'InterfaceDeclaration',
  'TypeAliasDeclaration',
]);

function importsOf(node: SyntaxNode, code: string): [string, Imported][] {
  const parts = childrenOf(node);
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const source = parts.find(({ name }) => name === 'String');
  if (!source) return [];
  const module = stringOf(text(source));
  return parts.flatMap((part, index): [string, Imported][] => {
    if (part.name === 'VariableDefinition') {
      const name = parts[index - 1]?.name === 'as' ? '*' : 'default';
      return [[text(part), { module, name }]];
    }
    if (part.name !== 'ImportGroup') return [];
    let outer = '';
    return childrenOf(part).flatMap((one): [string, Imported][] => {
      if (one.name === 'VariableName') outer = text(one);
      if (one.name !== 'VariableDefinition') return [];
      const name = outer || text(one);
      outer = '';
      return [[text(one), { module, name }]];
    });
  });
}

/** The declarators of `const a: T = 1, { b } = c`, each with what it defines. */
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

/** The names that `const { Cell: K, Row } = Table.Summary` takes, by what they are called after. */
function takenOf(
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

/** Reads what the names of a file stand for. */
export function readNames({ code, tree }: ParsedCode): CodeNames {
  const root = tree.topNode;
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const counts = new Map<string, number>();
  for (const node of nodesOf(root, DEFINITIONS)) {
    counts.set(text(node), (counts.get(text(node)) ?? 0) + 1);
  }
  const once = <T>(entries: [string, T][]) =>
    new Map(entries.filter(([name]) => counts.get(name) === 1));

  const imports: [string, Imported][] = [];
  const constants: [string, Declared][] = [];
  const functions: [string, SyntaxNode][] = [];
  const types: [string, SyntaxNode[]][] = [];
  const taken: [string, string[]][] = [];
  const declarations: Declared[] = [];
  for (const node of nodesOf(root, STATEMENTS)) {
    const parts = childrenOf(node);
    const defined = parts.find(({ name }) => DEFINITIONS.has(name));
    if (node.name === 'ImportDeclaration') imports.push(...importsOf(node, code));
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
      taken.push(...takenOf(target, declared.value, code));
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
