import type { SyntaxNode, Tree } from './tree';

/** An import with the offset of its name in the source. */
export interface FoundImport {
  specifier: string;
  from: number;
}

/** True for the string of `import … from ''`, `export … from ''`, `import('')`, `require('')`. */
function isImported({ parent }: SyntaxNode, source: string): boolean {
  if (parent?.name === 'ImportDeclaration' || parent?.name === 'ExportDeclaration') {
    return !parent.getChild('type');
  }
  if (parent?.name === 'DynamicImport') return true;
  const called = parent?.name === 'ArgList' ? parent.parent?.firstChild : undefined;
  return called ? source.slice(called.from, called.to) === 'require' : false;
}

/** The imports of a source, those of types alone left out. */
export function importsIn(tree: Tree, source: string): FoundImport[] {
  const found: FoundImport[] = [];
  tree.iterate({
    enter({ name, node, from, to }) {
      if (name === 'String' && isImported(node, source)) {
        found.push({ specifier: source.slice(from + 1, to - 1), from });
      }
    },
  });
  return found;
}
