import type { SyntaxNode } from '../parse-code';
import type { CodeNames } from './code-names';
import {
  annotationOf,
  childrenOf,
  isFunction,
  memberNames,
  partsOf,
  returnsOf,
} from './syntax';

/** A call with what matters of it. */
export interface Call {
  /** The names of what is called: `['React', 'useMemo']`; none for anything but names. */
  callee: string[];
  /** The first type that is passed to it. */
  type: SyntaxNode | undefined;
  values: SyntaxNode[];
}

/** Functions of React that give back their first argument, or what it returns. */
const KEEPING = new Set(['useMemo', 'useState', 'useRef']);
/** Methods of lists whose first argument makes the entries of another list. */
const MAPPING = new Set(['map', 'flatMap']);
const MARKS = new Set(['(', ')', ',', 'Spread', 'LineComment', 'BlockComment']);

/** Which operands an operator can give. */
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
  const values = list ? childrenOf(list).filter((one) => !MARKS.has(one.name)) : [];
  return {
    callee: (name && memberNames(name, code)) ?? [],
    type: generic[1] && partsOf(generic[1])[0],
    // After a spread nobody knows which argument is which.
    values: list && childrenOf(list).some((one) => one.name === 'Spread') ? [] : values,
  };
}

/** True for a function of React whose result is its first argument. */
export function isKeeping({ callee }: Call, { imports }: CodeNames): boolean {
  const [first = '', second] = callee;
  const imported = imports.get(first);
  if (imported?.module !== 'react') return false;
  return KEEPING.has(second ?? imported.name);
}

/** A value, or where it is a function what that returns. */
export function resultsOf(node: SyntaxNode | undefined): SyntaxNode[] {
  if (!node) return [];
  return isFunction(node) ? returnsOf(node) : [node];
}

/** True for a function that says what it returns. */
function isTyped(node: SyntaxNode): boolean {
  return childrenOf(node).some((one) => annotationOf(one) !== null);
}

function valuesOfCall(node: SyntaxNode, names: CodeNames): SyntaxNode[] {
  const call = callOf(node, names.code);
  const [argument] = call.values;
  if (isKeeping(call, names)) return resultsOf(argument);
  const method = node.firstChild?.lastChild;
  const isMethod = node.firstChild?.name === 'MemberExpression' && method;
  if (isMethod && MAPPING.has(names.code.slice(method.from, method.to))) {
    return argument && isFunction(argument) ? returnsOf(argument) : [];
  }
  const [name = '', ...rest] = call.callee;
  const called = rest.length === 0 ? names.functions.get(name) : undefined;
  return called && !isTyped(called) ? returnsOf(called) : [];
}

/** For each kind of expression the expressions in it that it can be, or be a list of. */
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

/** The expressions that an expression can be, or whose lists it can be; none where it is not sure. */
export function valuesOf(node: SyntaxNode, names: CodeNames): SyntaxNode[] {
  const values = VALUES[node.name]?.(childrenOf(node), node, names) ?? [];
  return values.filter((one): one is SyntaxNode => one !== undefined);
}
