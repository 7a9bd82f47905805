import type { Content, ListItem, Root, Strong, Text } from 'mdast';
import { visit } from 'unist-util-visit';

/** `{#same-key}` behind the bold beginning of an item: the same signs as in the id of a heading. */
const ITEM_ID = /^\s*\{#([\p{L}\p{N}_-]+)\}/u;

/** The first two parts of an item that begins in bold, and its text goes on. */
function beginningOf({ children }: ListItem): [Strong, Text] | undefined {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [bold, text] = paragraph.children;
  return bold?.type === 'strong' && text?.type === 'text' ? [bold, text] : undefined;
}

/** The id of an item, once `nameItems` has read it; undefined for one without. */
export function itemId({ data }: ListItem): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Gives the items of lists the ids that are written behind their bold beginnings, as attributes, and
 * takes what is written of them out of the tree. A second call changes nothing.
 * @example nameItems(parse('- **It is slow.** {#slow} Why.')) // <li id="slow"><strong>…</strong> Why.</li>
 */
export function nameItems(tree: Root | Content): void {
  visit(tree, 'listItem', (item) => {
    const [, text] = beginningOf(item) ?? [];
    const [written, id] = (text && ITEM_ID.exec(text.value)) ?? [];
    if (!text || !written || itemId(item) !== undefined) return;
    text.value = text.value.slice(written.length);
    item.data = { ...item.data, hProperties: { ...item.data?.hProperties, id } };
  });
}

/**
 * Where the id of an item is written, with the space before it.
 * @param text that the tree was made of
 * @returns offsets in the text; undefined for an item without an id
 */
export function itemIdRange(
  item: ListItem,
  text: string,
): [start: number, end: number] | undefined {
  const [bold] = itemId(item) === undefined ? [] : (beginningOf(item) ?? []);
  const start = bold?.position?.end.offset;
  const [written] = (start !== undefined && ITEM_ID.exec(text.slice(start))) || [];
  return start !== undefined && written ? [start, start + written.length] : undefined;
}

/** A remark step that gives items their ids, for trees that dumi has made itself. */
export default function remarkItemId() {
  return (tree: Root): void => nameItems(tree);
}
