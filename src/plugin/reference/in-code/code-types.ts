import type { SyntaxNode } from '../../../code/parse';
import type { CodeNames } from './code-names';
import { packageName } from '../../demos/installed-package';
import type { PropMap } from './prop-map';
import { partsOf, stringOf } from '../../../code/syntax';

/** Types that contain the same objects as the types in them. */
const TRANSPARENT = new Set([
  'ArrayType',
  'ReadonlyType',
  'ParenthesizedType',
  'UnionType',
  'IntersectionType',
]);
/** Generic types that contain the same objects as their first argument. */
const GENERIC = new Set([
  'Array',
  'ReadonlyArray',
  'Readonly',
  'Partial',
  'Required',
  'Omit',
  'Pick',
  'NonNullable',
]);
/** How many aliases are followed. */
const DEPTH = 8;

/**
 * The references whose objects a type contains, directly or in a list; empty if
 * uncertain.
 * @param node a type in the code of `names`
 */
export function idsOfType(
  node: SyntaxNode | null | undefined,
  names: CodeNames,
  map: PropMap,
  depth = 0,
): string[] {
  if (!node || depth > DEPTH) return [];
  const all = (nodes: readonly SyntaxNode[]) => [
    ...new Set(nodes.flatMap((one) => idsOfType(one, names, map, depth + 1))),
  ];
  const parts = partsOf(node);
  if (TRANSPARENT.has(node.name)) return all(parts);
  if (node.name === 'TypeName') {
    const name = names.code.slice(node.from, node.to);
    const imported = names.imports.get(name);
    if (imported) return map.types[packageName(imported.module)]?.[imported.name] ?? [];
    return all(names.types.get(name) ?? []);
  }
  if (node.name === 'ParameterizedType') {
    const [type, list] = parts;
    const name = type ? names.code.slice(type.from, type.to) : '';
    if (!GENERIC.has(name)) return all(type ? [type] : []);
    return all(list ? partsOf(list).slice(0, 1) : []);
  }
  if (node.name === 'IndexedType') {
    const [type, index] = parts;
    const key = index?.firstChild;
    const ids = all(type ? [type] : []);
    if (index?.name !== 'LiteralType' || !key)
      return index?.name === 'TypeName' ? ids : [];
    const name = stringOf(names.code.slice(key.from, key.to));
    return [...new Set(ids.flatMap((id) => map.owners[id]?.holds[name] ?? []))];
  }
  return [];
}
