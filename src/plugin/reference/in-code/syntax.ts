import type { SyntaxNode } from '../parse-code';

/** The children of a node, in the order of the code; marks such as `=>` are among them. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** The children of a node without brackets, commas and the like. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).filter(({ name }) => /^\w/.test(name));
}

/** All nodes of a tree whose name is wanted, in the order of the code. */
export function nodesOf(
  tree: SyntaxNode,
  wanted: ReadonlySet<string>,
  /** Nodes that are not gone into. */
  closed: ReadonlySet<string> = new Set(),
): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const walk = (node: SyntaxNode) => {
    for (const child of childrenOf(node)) {
      if (wanted.has(child.name)) found.push(child);
      if (!closed.has(child.name)) walk(child);
    }
  };
  walk(tree);
  return found;
}

/** What a string of code says: `'rc-table'` without its quotes. */
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

/** True for a function in code. */
export function isFunction({ name }: SyntaxNode): boolean {
  return FUNCTIONS.has(name);
}

/** The expressions that a function can return. */
export function returnsOf(node: SyntaxNode): SyntaxNode[] {
  const body = node.lastChild;
  if (!body) return [];
  if (body.name !== 'Block') return node.name === 'ArrowFunction' ? [body] : [];
  return nodesOf(body, RETURN, NESTED).flatMap(
    (one) => one.firstChild?.nextSibling ?? [],
  );
}

/** The type after a colon: of a function what it returns, of a definition what it is. */
export function annotationOf(node: SyntaxNode | null): SyntaxNode | null {
  return node?.name === 'TypeAnnotation' ? node.lastChild : null;
}

/** The names of `a.b.c` in code and in JSX, or undefined for anything else. */
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
