import type { SyntaxNode, Tree } from './parse';

/** A name that an import brings into a file. */
export interface ImportedName {
  /** Its name in the file. */
  local: string;
  /** Its name in the module: `default`, a name, or `*` for the whole module. */
  name: string;
}

/** An import, re-export, `import()` or `require()` of a script. */
export interface CodeImport {
  /** The module specifier as written. */
  specifier: string;
  /** Offset of the specifier with its quotes. */
  from: number;
  /** True for `import type` and `export type`, and for the type `import('a').B`. */
  typeOnly: boolean;
  names: ImportedName[];
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    children.push(child);
  return children;
}

function namesOf(declaration: SyntaxNode, code: string): ImportedName[] {
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const parts = childrenOf(declaration);
  return parts.flatMap((part, index): ImportedName[] => {
    if (part.name === 'VariableDefinition') {
      const name = parts[index - 1]?.name === 'as' ? '*' : 'default';
      return [{ local: text(part), name }];
    }
    if (part.name !== 'ImportGroup') return [];
    let outer = '';
    return childrenOf(part).flatMap((one): ImportedName[] => {
      if (one.name === 'VariableName') outer = text(one);
      if (one.name !== 'VariableDefinition') return [];
      const name = outer || text(one);
      outer = '';
      return [{ local: text(one), name }];
    });
  });
}

/** The import that a string belongs to; undefined for any other string. */
function importOf(string: SyntaxNode, code: string): CodeImport | undefined {
  const { parent, from, to } = string;
  const found = { specifier: code.slice(from + 1, to - 1), from };
  switch (parent?.name) {
    case 'ImportDeclaration':
    case 'ExportDeclaration': {
      // `export default 'a'`. In `export const a = 'b'`, the string is deeper in the tree.
      if (parent.getChild('default')) return undefined;
      const typeOnly = Boolean(parent.getChild('type'));
      return { ...found, typeOnly, names: namesOf(parent, code) };
    }
    case 'DynamicImport':
      return { ...found, typeOnly: false, names: [] };
    case 'ImportType':
      return { ...found, typeOnly: true, names: [] };
    case 'ArgList': {
      const called = parent.parent?.firstChild;
      const isRequire = called && code.slice(called.from, called.to) === 'require';
      return isRequire ? { ...found, typeOnly: false, names: [] } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Finds all imports of a script, in order. This is the only place that recognizes
 * imports: demos, search, links to the reference, and the playground use it.
 * @param tree of the code, from CodeMirror's parser for its language
 */
export function findImports(tree: Tree, code: string): CodeImport[] {
  const found: CodeImport[] = [];
  tree.iterate({
    enter({ name, node }) {
      const one = name === 'String' ? importOf(node, code) : undefined;
      if (one) found.push(one);
    },
  });
  return found;
}

/** Nodes with a name that code uses at run time. In types, names are in other nodes. */
const VALUES = new Set(['VariableName', 'JSXIdentifier']);

/** Whether nothing but types is taken of an import, which a compiler then leaves out. */
function isForTypes({ typeOnly, names }: CodeImport, values: ReadonlySet<string>) {
  return typeOnly || (names.length > 0 && !names.some(({ local }) => values.has(local)));
}

/**
 * The imports of a script that are left once its types are stripped, in order. `React` counts as
 * used, because JSX may need it.
 * @param tree of the code, from CodeMirror's parser for its language
 */
export function findRuntimeImports(tree: Tree, code: string): CodeImport[] {
  const values = new Set(['React']);
  tree.iterate({
    enter({ name, from, to }) {
      if (VALUES.has(name)) values.add(code.slice(from, to));
    },
  });
  return findImports(tree, code).filter((one) => !isForTypes(one, values));
}
