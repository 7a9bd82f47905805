import parser from 'postcss-selector-parser';

/**
 * What must occur in a page for a selector to match: every name, and of each list of
 * alternatives one. Names are written `div`, `.class`, `#id` and `[attribute`.
 */
export interface Need {
  names: string[];
  oneOf: Need[][];
}

/** One selector of a list: its text without needless white space, and its need. */
export interface SelectorNeed {
  text: string;
  need: Need;
}

/** Pseudo-classes that hold selectors of which one must be possible. */
const ALTERNATIVES = /^:(is|where|has|matches|-\w+-any)$/i;

function needOf(selector: parser.Selector): Need {
  const need: Need = { names: [], oneOf: [] };
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
 * The selectors of a rule, each with its need. Combinators, attribute values and all
 * pseudo-classes but `:is()`, `:where()` and `:has()` ask for nothing: rather a rule too many
 * than one too few. A list that is no selector is given back as one that always matches.
 * @param list without comments
 * @example parseSelectors('a:hover > .b') // [{ text: 'a:hover>.b', need: { names: ['a', '.b'], oneOf: [] } }]
 */
export function parseSelectors(list: string): SelectorNeed[] {
  try {
    return parser()
      .astSync(list, { lossless: false })
      .nodes.map((node) => ({ text: String(node), need: needOf(node) }));
  } catch {
    return [{ text: list, need: { names: [], oneOf: [] } }];
  }
}

/** Whether a page in which these names occur can hold what a selector needs. */
export function canMatch({ names, oneOf }: Need, found: ReadonlySet<string>): boolean {
  return (
    names.every((name) => found.has(name)) &&
    oneOf.every((needs) => needs.some((need) => canMatch(need, found)))
  );
}
