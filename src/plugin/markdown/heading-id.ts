import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { inlineText } from './tree';

/**
 * Matches `{#when-to-use-it}` at the end of a heading: letters of any script, digits,
 * `-`, and `_`.
 */
const CUSTOM_ID = /\s*\{#([\p{L}\p{N}_-]+)\}\s*$/u;

/**
 * Splits a heading into its custom id and the rest.
 * @param heading a heading of a markdown tree
 * @returns no id if the heading has no custom one
 * @example splitHeadingId(headingOf('## 适用场景 {#when-to-use-it}')).id // 'when-to-use-it'
 */
export function splitHeadingId(heading: Heading): { id?: string; rest: Heading } {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? CUSTOM_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return { rest: heading };
  const text = { ...last, value: last.value.slice(0, match.index) };
  return {
    id: match[1],
    rest: { ...heading, children: [...heading.children.slice(0, -1), text] },
  };
}

/** A heading with its anchor. */
export interface NamedHeading {
  /**
   * Its anchor: the custom id, or the one that dumi derives from its text
   * (github-slugger).
   */
  id: string;
  /** Whether the id is a custom one. */
  own: boolean;
  /** Its text, without pictures and badges. */
  title: string;
}

/**
 * Names the headings of a page. They must be passed in order, because dumi numbers
 * duplicates.
 */
export function createHeadingNames(): (heading: Heading) => NamedHeading {
  const slugger = new GithubSlugger();
  return (heading) => {
    const { id, rest } = splitHeadingId(heading);
    const title = inlineText(rest, false).trim();
    return { id: id ?? slugger.slug(title), own: id !== undefined, title };
  };
}

/**
 * A remark step that sets custom heading ids. Other headings get their ids later, from
 * their text.
 */
export default function remarkHeadingId() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const { id, rest } = splitHeadingId(heading);
      if (id === undefined) return;
      heading.children = rest.children;
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id },
      };
    });
  };
}
