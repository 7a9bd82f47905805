import type { SyntaxNode } from './parse';

/** The children of a node in code order, including tokens such as `=>`. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** The children of a node without punctuation. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).filter(({ name }) => /^\w/.test(name));
}

/** All nodes in a tree with the given names, in code order. */
export function descendantsNamed(
  tree: SyntaxNode,
  wanted: ReadonlySet<string>,
  /** Nodes whose children are skipped. */
  closed: ReadonlySet<string> = new Set(),
): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  // A cursor makes no object for the nodes that it passes.
  const cursor = tree.cursor();
  const walk = (): void => {
    if (!cursor.firstChild()) return;
    do {
      if (wanted.has(cursor.name)) found.push(cursor.node);
      if (!closed.has(cursor.name)) walk();
    } while (cursor.nextSibling());
    cursor.parent();
  };
  walk();
  return found;
}

/** The value of a string literal: `'rc-table'` without its quotes. */
export function stringOf(text: string): string {
  return text.slice(1, -1);
}

const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);
const RETURN = new Set(['ReturnStatement']);
const NESTED = new Set([
  ...FUNCTIONS,
  'MethodDeclaration',
  'ClassDeclaration',
  'Property',
]);

/** True for a function. */
export function isFunction({ name }: SyntaxNode): boolean {
  return FUNCTIONS.has(name);
}

/** The expressions that a function can return. */
export function returnsOf(node: SyntaxNode): SyntaxNode[] {
  const body = node.lastChild;
  if (!body) return [];
  if (body.name !== 'Block') return node.name === 'ArrowFunction' ? [body] : [];
  return descendantsNamed(body, RETURN, NESTED).flatMap(
    (one) => one.firstChild?.nextSibling ?? [],
  );
}

/** The type after a colon: the return type of a function, or the type of a definition. */
export function annotationOf(node: SyntaxNode | null): SyntaxNode | null {
  return node?.name === 'TypeAnnotation' ? node.lastChild : null;
}

/** The names in `a.b.c`, in code and in JSX; undefined for anything else. */
export function memberNames(node: SyntaxNode, code: string): string[] | undefined {
  const [first, ...rest] = childrenOf(node);
  if (!first) {
    const isName = node.name === 'VariableName' || node.name === 'JSXIdentifier';
    return isName ? [code.slice(node.from, node.to)] : undefined;
  }
  if (node.name !== 'MemberExpression' && node.name !== 'JSXMemberExpression')
    return undefined;
  const last = rest.find(
    ({ name }) => name === 'PropertyName' || name === 'JSXIdentifier',
  );
  const before = memberNames(first, code);
  return before && last ? [...before, code.slice(last.from, last.to)] : undefined;
}
