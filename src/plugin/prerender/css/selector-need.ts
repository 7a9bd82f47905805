import parser from 'postcss-selector-parser';

/**
 * Names that must occur in a page for a selector to match: all `names`, and for each
 * entry of `oneOf` at least one alternative. Names are written `div`, `.class`, `#id`,
 * and `[attribute`.
 */
export interface RequiredNames {
  names: string[];
  oneOf: RequiredNames[][];
}

/** A selector of a list: its minified text, and the names that it needs. */
export interface ParsedSelector {
  text: string;
  need: RequiredNames;
}

/** Pseudo-classes with a list of selectors, of which one must be possible. */
const ALTERNATIVES = /^:(is|where|has|matches|-\w+-any)$/i;

function needOf(selector: parser.Selector): RequiredNames {
  const need: RequiredNames = { names: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === 'tag') need.names.push(node.value.toLowerCase());
    else if (node.type === 'class') need.names.push(`.${node.value}`);
    else if (node.type === 'id') need.names.push(`#${node.value}`);
    else if (node.type === 'attribute') {
      need.names.push(`[${node.attribute.toLowerCase()}`);
    } else if (node.type === 'pseudo' && ALTERNATIVES.test(node.value)) {
      need.oneOf.push(node.nodes.map(needOf));
    }
  }
  return need;
}

/**
 * Parses the selectors of a rule. Combinators, attribute values, and all pseudo-classes
 * except `:is()`, `:where()`, and `:has()` are ignored: one rule too many is better than
 * one too few. A list that cannot be parsed is returned as a selector that always
 * matches.
 * @param list without comments
 * @example parseSelectors('a:hover > .b') // [{ text: 'a:hover>.b', need: { names: ['a', '.b'], oneOf: [] } }]
 */
export function parseSelectors(list: string): ParsedSelector[] {
  try {
    return parser()
      .astSync(list, { lossless: false })
      .nodes.map((node) => ({ text: String(node), need: needOf(node) }));
  } catch {
    return [{ text: list, need: { names: [], oneOf: [] } }];
  }
}

/** Whether a page with these names can match a selector. */
export function canMatch(
  { names, oneOf }: RequiredNames,
  found: ReadonlySet<string>,
): boolean {
  return (
    names.every((name) => found.has(name)) &&
    oneOf.every((needs) => needs.some((need) => canMatch(need, found)))
  );
}
