import type { SyntaxNode } from '../../../code/parse';
import type { CodeNames } from './code-names';
import {
  annotationOf,
  childrenOf,
  isFunction,
  memberNames,
  partsOf,
  returnsOf,
} from '../../../code/syntax';

/** The relevant parts of a call. */
export interface Call {
  /**
   * Names of the called function: `['React', 'useMemo']`; empty for any other expression.
   */
  callee: string[];
  /** The first type argument. */
  type: SyntaxNode | undefined;
  values: SyntaxNode[];
}

/** React functions that return their first argument, or its result. */
const RETURNS_ARGUMENT = new Set(['useMemo', 'useState', 'useRef']);
/** List methods whose first argument returns the entries of the new list. */
const LIST_METHODS = new Set(['map', 'flatMap']);
const PUNCTUATION = new Set(['(', ')', ',', 'Spread', 'LineComment', 'BlockComment']);

/** Operands that an operator can return. */
const OPERANDS: Record<string, readonly number[]> = {
  '&&': [2],
  '||': [0, 2],
  '??': [0, 2],
  as: [0],
  satisfies: [0],
};

/** Reads a call. */
export function callOf(node: SyntaxNode, code: string): Call {
  const [called, list] = childrenOf(node);
  const generic = called?.name === 'InstantiationExpression' ? childrenOf(called) : [];
  const name = generic[0] ?? called;
  const values = list ? childrenOf(list).filter((one) => !PUNCTUATION.has(one.name)) : [];
  return {
    callee: (name && memberNames(name, code)) ?? [],
    type: generic[1] && partsOf(generic[1])[0],
    // After a spread, the positions of arguments are unknown.
    values: list && childrenOf(list).some((one) => one.name === 'Spread') ? [] : values,
  };
}

/** The name of a function of React that a call is of; undefined for any other. */
function reactName({ callee }: Call, { imports }: CodeNames): string | undefined {
  const [first = '', second] = callee;
  const imported = imports.get(first);
  return imported?.module === 'react' ? (second ?? imported.name) : undefined;
}

/** True for a React function that returns its first argument. */
export function returnsArgument(call: Call, names: CodeNames): boolean {
  return RETURNS_ARGUMENT.has(reactName(call, names) ?? '');
}

/** A value, or the return values if it is a function. */
export function resultsOf(node: SyntaxNode | undefined): SyntaxNode[] {
  if (!node) return [];
  return isFunction(node) ? returnsOf(node) : [node];
}

/** True for a function with a declared return type. */
function isTyped(node: SyntaxNode): boolean {
  return childrenOf(node).some((one) => annotationOf(one) !== null);
}

function valuesOfCall(node: SyntaxNode, names: CodeNames): SyntaxNode[] {
  const call = callOf(node, names.code);
  const [argument] = call.values;
  if (argument && reactName(call, names) === 'useCallback') return [argument];
  if (returnsArgument(call, names)) return resultsOf(argument);
  const method = node.firstChild?.lastChild;
  const isMethod = node.firstChild?.name === 'MemberExpression' && method;
  if (isMethod && LIST_METHODS.has(names.code.slice(method.from, method.to))) {
    return argument && isFunction(argument) ? returnsOf(argument) : [];
  }
  const [name = '', ...rest] = call.callee;
  const called = rest.length === 0 ? names.functions.get(name) : undefined;
  return called && !isTyped(called) ? returnsOf(called) : [];
}

/** For each kind of expression, its subexpressions that can be its value or its entries. */
const VALUES: Record<
  string,
  (parts: SyntaxNode[], node: SyntaxNode, names: CodeNames) => (SyntaxNode | undefined)[]
> = {
  ParenthesizedExpression: (parts) => parts,
  ArrayExpression: (parts) => parts,
  JSXEscape: (parts) => parts,
  PostfixExpression: (parts) => parts,
  ConditionalExpression: (parts) => [parts[2], parts[4]],
  BinaryExpression: (parts, _, { code }) => {
    const operator = parts[1] ? code.slice(parts[1].from, parts[1].to) : '';
    return (OPERANDS[operator] ?? []).map((at) => parts[at]);
  },
  VariableName: (_, { from, to }, { code, constants }) => {
    const declared = constants.get(code.slice(from, to));
    return declared && !declared.type ? [declared.value] : [];
  },
  CallExpression: (_, node, names) => valuesOfCall(node, names),
};

/**
 * The expressions that an expression can evaluate to, or that its list can contain; empty
 * if uncertain.
 */
export function valuesOf(node: SyntaxNode, names: CodeNames): SyntaxNode[] {
  const values = VALUES[node.name]?.(childrenOf(node), node, names) ?? [];
  return values.filter((one): one is SyntaxNode => one !== undefined);
}
