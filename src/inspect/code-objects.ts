import type { ParsedCode, SyntaxNode } from '../code/parse';
import { childrenOf, descendantsNamed, isFunction, stringOf } from '../code/syntax';

/** What the code says of a value: itself as JSON, its sort, or nothing. */
export type WrittenValue =
  { sort: 'json'; json: string } | { sort: 'function' | 'object' | 'unknown' };

/** A key of an object, or an attribute of an element. */
export interface WrittenKey {
  /** Offset of its name in the code. */
  from: number;
  value: WrittenValue;
  /** Anchor of the row of a reference that it links to. */
  anchor?: string;
}

/** An object literal or a JSX element in code. */
export interface WrittenObject {
  /** Index of its file. */
  file: number;
  keys: Map<string, WrittenKey>;
  /** True if it may have more keys than are written, because it spreads something. */
  isOpen: boolean;
}

const UNKNOWN: WrittenValue = { sort: 'unknown' };
const OBJECTS = new Set(['ObjectExpression', 'JSXOpenTag', 'JSXSelfClosingTag']);

/** A value that is written in full; undefined for any other. */
function plainValue(node: SyntaxNode, code: string): { is: unknown } | undefined {
  const text = code.slice(node.from, node.to);
  switch (node.name) {
    case 'String':
    case 'JSXAttributeValue':
      return /[\\&]/.test(text) ? undefined : { is: stringOf(text) };
    case 'Number':
      return { is: Number(text.replace(/_/g, '')) };
    case 'BooleanLiteral':
      return { is: text === 'true' };
    case 'ArrayExpression': {
      const parts = childrenOf(node).filter(({ name }) => /^\w|^\.\.\./.test(name));
      const values = parts.map((part) => plainValue(part, code));
      return values.some((one) => !one)
        ? undefined
        : { is: values.map((one) => one?.is) };
    }
    default:
      return undefined;
  }
}

function writtenValue(node: SyntaxNode | undefined, code: string): WrittenValue {
  if (!node) return UNKNOWN;
  if (node.name === 'JSXEscape') return writtenValue(childrenOf(node)[1], code);
  if (isFunction(node)) return { sort: 'function' };
  if (node.name === 'ObjectExpression') return { sort: 'object' };
  const plain = plainValue(node, code);
  return plain ? { sort: 'json', json: JSON.stringify(plain.is) } : UNKNOWN;
}

/** A key of an object with its name; undefined for one that is computed. */
function writtenKey(
  node: SyntaxNode,
  code: string,
): { name: string; from: number; value: WrittenValue } | undefined {
  const [key, ...rest] = childrenOf(node);
  if (!key) return undefined;
  const text = code.slice(key.from, key.to);
  const { from } = key;
  if (node.name === 'JSXAttribute') {
    const value = rest[1]
      ? writtenValue(rest[1], code)
      : ({ sort: 'json', json: 'true' } as const);
    return { name: text, from, value };
  }
  const isMethod = rest.some(({ name }) => name === 'ParamList');
  const colon = rest.findIndex(({ from: at, to }) => code.slice(at, to) === ':');
  const value: WrittenValue = isMethod
    ? { sort: 'function' }
    : writtenValue(colon < 0 ? undefined : rest[colon + 1], code);
  if (key.name === 'PropertyDefinition') return { name: text, from, value };
  return key.name === 'String' ? { name: stringOf(text), from, value } : undefined;
}

const SPREADS = new Set(['Spread', 'JSXSpreadAttribute']);

/**
 * The object literals and JSX elements in code, in its order.
 * @param file index of the file, which the objects are given
 * @param anchors anchors of rows of references, by the offsets of the names that link to them
 */
export function writtenObjects(
  { code, tree }: ParsedCode,
  file: number,
  anchors: ReadonlyMap<number, string>,
): WrittenObject[] {
  return descendantsNamed(tree.topNode, OBJECTS).map((node) => {
    const parts = childrenOf(node).filter(({ name }) =>
      /Property|JSX\w*Attribute/.test(name),
    );
    const keys = new Map<string, WrittenKey>();
    let isOpen = false;
    for (const part of parts) {
      const key = writtenKey(part, code);
      const first = childrenOf(part)[0]?.name ?? '';
      if (key) {
        keys.set(key.name, {
          from: key.from,
          value: key.value,
          anchor: anchors.get(key.from),
        });
      } else isOpen = true;
      if (SPREADS.has(part.name) || SPREADS.has(first)) isOpen = true;
    }
    // An element with a closing tag may have children.
    if (node.name === 'JSXOpenTag' && !keys.has('children')) {
      keys.set('children', { from: node.from, value: UNKNOWN });
    }
    return { file, keys, isOpen };
  });
}
