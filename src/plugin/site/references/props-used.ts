import type { List, Root } from 'mdast';
import { anchorOf } from '../../../model/api-row';
import { localized } from '../../../model/localized';
import type { Localized } from '../../../model/localized';
import { firstSentence } from '../../../model/text/first-sentence';
import { keptResult } from '../../cache/results';
import type { PageDocument } from '../../markdown/document';
import { inlineText, lineOf, nodesOfType } from '../../markdown/tree';
import type { MarkdownNode } from '../../markdown/tree';
import type { PropMap } from '../../reference/in-code/prop-map';
import { anchorsOfDemos, anchorsOfMap } from './demo-uses';

/** The tag that completes the list above it. */
export const PROPS_USED = 'PropsUsed';

const TAG = new RegExp(`^<${PROPS_USED}\\b`);

/** True for the tag, alone or as the paragraph that markdown makes of it and its closing tag. */
export function isPropsUsed(node: MarkdownNode): boolean {
  const [first = node] = node.type === 'paragraph' ? node.children : [];
  return first.type === 'html' && TAG.test(first.value);
}

/** The list right above a tag that stands at a place of a document, which it completes. */
export function listAbove(
  { children }: Pick<Root, 'children'>,
  at: number,
): List | undefined {
  const above = children[at - 1];
  return above?.type === 'list' ? above : undefined;
}

/** An entry of a list of properties. */
export interface PropEntry {
  /** The text of its link. */
  name: string;
  /** The anchor that its link leads to; empty for a link to a whole page. */
  anchor: string;
  line: number;
}

const entriesIn = (list: List): PropEntry[] =>
  list.children.flatMap((item) =>
    nodesOfType('link', item)
      .slice(0, 1)
      .map((link) => ({
        name: inlineText(link),
        anchor: /#(.*)$/.exec(link.url)?.[1] ?? '',
        line: lineOf(link),
      })),
  );

/**
 * The list that an author has begun: that right above the tag.
 * @returns undefined for a document without the tag, and nothing for a tag without a list
 */
export function writtenEntries(document: PageDocument): PropEntry[] | undefined {
  // Pages without the tag are not parsed for it, and no page is in a second build.
  if (!document.text.includes(`<${PROPS_USED}`)) return undefined;
  return keptResult(document.key, 'written-props', () => entriesAbove(document.tree));
}

function entriesAbove(tree: Root): PropEntry[] | undefined {
  const at = tree.children.findIndex(isPropsUsed);
  if (at < 0) return undefined;
  const list = listAbove(tree, at);
  return list ? entriesIn(list) : [];
}

/** A property that demos use. */
interface UsedProp {
  /** As lists have it: `scroll.x`, `column.width`. */
  name: string;
  /** Path of its row below the site's base, in the default language. */
  path: string;
  /** What its reference says of it. */
  note: { text: Localized; short?: Localized } | undefined;
}

/**
 * The properties that the demos of a document use and its author has not listed, in the order of the
 * references. An object is left out where one of its own properties is used: `scroll` beside
 * `scroll.x`.
 */
function otherProps(
  document: PageDocument,
  entries: readonly PropEntry[],
  map: PropMap,
): UsedProp[] {
  const used = anchorsOfDemos(document, map);
  const listed = entries.map(({ anchor }) => anchor);
  // What a function gets is no property.
  const owners = Object.entries(map.owners).filter(([, owner]) => !owner.isArgument);
  return owners.flatMap(([id, { rows, page, notes, prefix = `${id}.` }]) => {
    const own = rows.filter((row) => used.includes(anchorOf(id, row)));
    return own
      .filter((row) => !own.some((other) => other.startsWith(`${row}.`)))
      .filter((row) => !listed.includes(anchorOf(id, row)))
      .map((row) => ({
        name: prefix + row,
        path: `${page}#${anchorOf(id, row)}`,
        note: notes[row],
      }));
  });
}

/** The first sentence of a text without its full stop and without links of its own. */
function sentenceOf(text: string): string {
  return firstSentence(text.trim())
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[.。]$/, '');
}

/**
 * What `<PropsUsed>` of a document adds to the list above it, as a list in Markdown: the properties
 * that its demos use and the list does not name, each a link to its row with half a sentence.
 * @param words the messages of its language
 * @param locale its language, such as `zh-CN`
 * @returns undefined for nothing to add
 */
export function propsUsedText(
  document: PageDocument,
  map: PropMap | undefined,
  words: Readonly<Record<string, string>>,
  locale: string,
): string | undefined {
  const entries = writtenEntries(document);
  if (!entries || !map) return undefined;
  const items = otherProps(document, entries, map).map(({ name, path, note }) => {
    const short = note?.short && localized(note.short, locale);
    const text = short || sentenceOf(localized(note?.text ?? '', locale));
    const message = short ? 'markdown.props.short' : 'markdown.props.sentence';
    const link = `[\`${name}\`](${path})`;
    return `- ${(words[message] ?? '{prop}: {text}')
      .replace('{prop}', () => link)
      .replace('{text}', () => text.replace(/\s+/g, ' '))}`;
  });
  return items.length > 0 ? `${items.join('\n')}\n` : undefined;
}

/** The entries of a document's list that are rows of a reference which none of its demos uses. */
export function unusedEntries(document: PageDocument, map: PropMap): PropEntry[] {
  const entries = writtenEntries(document) ?? [];
  if (entries.length === 0) return [];
  const used = anchorsOfDemos(document, map);
  const known = anchorsOfMap(map);
  return entries.filter(({ anchor }) => known.includes(anchor) && !used.includes(anchor));
}
