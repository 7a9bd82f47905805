import { fromMarkdown } from 'mdast-util-from-markdown';
import remarkItemId, {
  itemId,
  itemIdRange,
  nameItems,
} from '../../../../../src/plugin/markdown/authoring/item-id';
import { sectionsOf } from '../../../../../src/plugin/markdown/sections';
import {
  inlineText,
  nodesOfType,
  parseTree,
} from '../../../../../src/plugin/markdown/tree';
import { documentWith } from '../../../support/read-site';

/** The id of the first item of a text, and the item's text without it. */
function read(text: string) {
  const [item] = nodesOfType('listItem', parseTree(text));
  if (!item) throw new Error('no item');
  return [itemId(item), inlineText(item)];
}

test.each<[string, string | undefined, string]>([
  ['- **It is slow.** {#slow} Why.', 'slow', 'It is slow. Why.'],
  ['- **很慢。** {#slow} 原因。', 'slow', '很慢。 原因。'],
  ['- **很慢。**{#很慢}原因。', '很慢', '很慢。原因。'],
  ['1. **Code `a`.** {#code_a} See [b](/b).', 'code_a', 'Code a. See b.'],
  ['- **Alone.** {#alone}', 'alone', 'Alone.'],
  ['- **Loose.** {#loose}\n\n  More.', 'loose', 'Loose.More.'],
  ['- [ ] **To do.** {#to-do} Text.', 'to-do', 'To do. Text.'],
  ['- **In the next line.**\n  {#next} Why.', 'next', 'In the next line. Why.'],
  ['- **None.** Why.', undefined, 'None. Why.'],
  ['- **Code.** `{#code}`', undefined, 'Code. {#code}'],
  ['- Plain. {#plain}', undefined, 'Plain. {#plain}'],
  ['- **Late.** Why. {#late}', undefined, 'Late. Why. {#late}'],
  ['- **Half.** {#a b} Why.', undefined, 'Half. {#a b} Why.'],
])('%j has the id %j and the text %j', (text, id, left) => {
  expect(read(text)).toEqual([id, left]);
});

test('items of an inner list have ids as well', () => {
  const tree = parseTree('- **A.** {#a}\n  - **B.** {#b} Text.\n');
  const [outer] = nodesOfType('listItem', tree);
  const inner = outer?.children.flatMap((node) => nodesOfType('listItem', node)) ?? [];
  expect([outer, ...inner].map((item) => item && itemId(item))).toEqual(['a', 'b']);
});

test('the step gives the id to a tree that dumi has made', () => {
  const tree = fromMarkdown('- **A.** {#a} Text.\n');
  remarkItemId()(tree);
  const [item] = nodesOfType('listItem', tree);
  expect(item?.data?.hProperties).toEqual({ id: 'a' });
  expect(inlineText(tree)).toBe('A. Text.');
});

test('a second call, as for a tree that dumi takes from a document, changes nothing', () => {
  const tree = parseTree('- **A.** {#a} {#b} Text.\n');
  const before = JSON.stringify(tree);
  remarkItemId()(tree);
  nameItems(tree);
  expect(JSON.stringify(tree)).toBe(before);
});

test('the place of an id is the one in the text', () => {
  const text = 'Text.\n\n- **A.** {#a} Why.\n- **B.** Why.\n';
  const items = nodesOfType('list', parseTree(text)).flatMap(({ children }) => children);
  const [range, none] = items.map((item) => itemIdRange(item, text));
  expect(range && text.slice(...range)).toBe(' {#a}');
  expect(none).toBeUndefined();
});

test('search has the text of an item without its id', () => {
  const [section] = sectionsOf(documentWith('- **A date is empty.** {#date} Why.\n'));
  expect(section?.paragraphs).toEqual(['A date is empty. Why.']);
});
