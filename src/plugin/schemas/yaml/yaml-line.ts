import { isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Document, LineCounter, Node } from 'yaml';
import type { Path } from '../fields';

/** Where a key of a node begins, and its value. */
function inside(node: unknown, key: PropertyKey): { start?: Node; value: unknown } {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return { start: isNode(item) ? item : undefined, value: item };
  }
  const pair = isMap(node)
    ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
    : undefined;
  return { start: isScalar(pair?.key) ? pair.key : undefined, value: pair?.value };
}

/**
 * The line of a key in a YAML document.
 * @param counter the one with which the document was parsed
 * @returns from 1; that of the nearest key around it where the key is not there
 */
export function yamlLine(
  { contents }: Document,
  counter: LineCounter,
  path: Path,
): number {
  let at: unknown = contents;
  let start = 0;
  for (const key of path) {
    const found = inside(at, key);
    if (!found.start?.range) break;
    [start] = found.start.range;
    at = found.value;
  }
  return counter.linePos(start).line;
}
