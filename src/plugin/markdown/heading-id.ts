import GithubSlugger from 'github-slugger';
import { inlineText, nodesOf } from './markdown-tree';
import type { Node } from './markdown-tree';

/** `{#when-to-use-it}` at the end of a heading: letters of any script, digits, `-` and `_`. */
const OWN_ID = /\s*\{#([\p{L}\p{N}_-]+)\}\s*$/u;

/**
 * The id that a heading gives itself, and the heading without it.
 * @param heading a heading of a markdown tree
 * @returns no id where the heading has none of its own
 * @example splitHeadingId(headingOf('## 适用场景 {#when-to-use-it}')).id // 'when-to-use-it'
 */
export function splitHeadingId(heading: Node): { id?: string; rest: Node } {
  const { children = [] } = heading;
  const last = children[children.length - 1];
  const match = last?.type === 'text' ? OWN_ID.exec(last.value ?? '') : null;
  if (!last || !match) return { rest: heading };
  const text = { ...last, value: last.value?.slice(0, match.index) };
  return {
    id: match[1],
    rest: { ...heading, children: [...children.slice(0, -1), text] },
  };
}

/** A heading as the page has it. */
export interface NamedHeading {
  /** Its anchor: its own, or the one that dumi makes of its text (github-slugger). */
  id: string;
  /** Whether it gives itself its id. */
  own: boolean;
  /** Its text, without pictures and badges. */
  title: string;
}

/** Names the headings of one page, which must be given in their order: dumi numbers what is equal. */
export function createHeadingNames(): (heading: Node) => NamedHeading {
  const slugger = new GithubSlugger();
  return (heading) => {
    const { id, rest } = splitHeadingId(heading);
    const title = inlineText(rest, false).trim();
    return { id: id ?? slugger.slug(title), own: id !== undefined, title };
  };
}

/**
 * A step of dumi's markdown: headings get the ids that they give themselves. The others get
 * theirs later, from their text.
 */
export default function remarkHeadingId() {
  return (tree: Node): void => {
    for (const heading of nodesOf('heading', tree)) {
      const { id, rest } = splitHeadingId(heading);
      if (id === undefined) continue;
      heading.children = rest.children;
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id },
      };
    }
  };
}
