import type { SyntaxNode } from '../../../code/parse';
import { parseCode } from '../../../code/parse';
import { lineAt } from '../../../code/line-at';
import type { Path } from '../fields';

const LISTS = ['ObjectExpression', 'ArrayExpression'];
const NO_ENTRIES = ['[', ']', ',', 'LineComment', 'BlockComment'];

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    children.push(child);
  return children;
}

/** The object or list that a definition gives, perhaps with an `as` or `satisfies` behind it. */
function literalIn(node: SyntaxNode): SyntaxNode | undefined {
  if (LISTS.includes(node.name)) return node;
  for (const child of childrenOf(node)) {
    const found = literalIn(child);
    if (found) return found;
  }
  return undefined;
}

function isNamed(code: string, node: SyntaxNode, name: string): boolean {
  return code.slice(node.from, node.to).replace(/^(['"])(.*)\1$/, '$2') === name;
}

/** What stands under a key of an object or at a place in a list. */
function entryOf(code: string, node: SyntaxNode, key: PropertyKey) {
  const children = childrenOf(node);
  if (node.name === 'ArrayExpression') {
    return children.filter(({ name }) => !NO_ENTRIES.includes(name))[Number(key)];
  }
  return children.find(
    ({ firstChild }) => firstChild && isNamed(code, firstChild, String(key)),
  );
}

function depthOf(node: SyntaxNode): number {
  return node.parent ? depthOf(node.parent) + 1 : 0;
}

/** Where code gives a value to a variable or a property of a name. */
function definitionOf(code: string, root: SyntaxNode, name: string) {
  const found: { definition: SyntaxNode; object?: SyntaxNode }[] = [];
  root.cursor().iterate(({ name: kind, node }) => {
    if (!['VariableDefinition', 'PropertyDefinition'].includes(kind)) return;
    if (!isNamed(code, node, name)) return;
    const object = node.parent ? literalIn(node.parent) : undefined;
    found.push({ definition: node, object });
  });
  const isProperty = ({ definition }: (typeof found)[number]) =>
    definition.name === 'PropertyDefinition';
  // A variable that is written out, not the property that refers to it; else the property of the
  // configuration itself, not one deep inside of it.
  return (
    found.find(({ object }) => object) ??
    found
      .filter(isProperty)
      .sort((a, b) => depthOf(a.definition) - depthOf(b.definition))[0] ??
    found[0]
  );
}

/**
 * The line of an option in a configuration file, where that writes it out.
 * @param path of a key in the configuration
 * @returns from 1; that of the nearest key around it that is written out
 * @example configLine("export default {\n  themeConfig: {\n    logo: 3 } }", ['themeConfig', 'logo']) // 3
 */
export function configLine(code: string, [option, ...path]: Path): number {
  const root = parseCode(code, 'ts')?.tree.topNode;
  const config = root && definitionOf(code, root, String(option));
  if (!config) return 1;
  let { from } = config.definition;
  let list: SyntaxNode | undefined = config.object;
  for (const key of path) {
    const entry: SyntaxNode | undefined = list && entryOf(code, list, key);
    if (!entry) break;
    from = entry.from;
    list = literalIn(entry);
  }
  return lineAt(code, from);
}
