import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Element, Parent, Properties, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { MARK_ELEMENTS, extractMarks } from '../../code/marks';
import { decoded } from '../../model/text/decoded';
import { isFile } from '../is-file';

/** The id of the element that the layout has a page's title and text in. */
export const CONTENT = 'ledger-content';

/**
 * Shows the code of a file that `<code src>` names and that is no demo, such as one of another
 * framework. dumi would leave the path of the file in the page.
 */
export function showCode(node: Element, parent: Parent | null): void {
  const path = String(node.properties?.src);
  const lang = extname(path).slice(1);
  // Of a tag without an end, all that follows on the page is content.
  const rest = node.children.splice(0);
  parent?.children.splice(parent.children.indexOf(node) + 1, 0, ...rest);
  const isReadable = lang !== '' && isFile(path);
  node.tagName = isReadable ? 'SourceCode' : 'span';
  node.properties = isReadable ? { lang } : {};
  node.children = isReadable ? [{ type: 'text', value: readFileSync(path, 'utf8') }] : [];
  // A block of code is not allowed in a paragraph.
  const around = parent as Partial<Element> | null;
  if (around?.tagName === 'p') around.tagName = 'div';
}

/** Whether a name in a page is that of a component. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/**
 * Leaves only the content of a component that the site has not got, which `checks/text/html`
 * reports. In the page's module its name would be a variable that nothing declares.
 */
export function showContent(node: Element, parent: Parent | null): void {
  const around = parent as Partial<Element> | null;
  // A paragraph holds no blocks.
  node.tagName = around?.tagName === 'p' ? 'span' : 'div';
  node.properties = {};
  delete node.JSXAttributes;
}

/**
 * True for a heading that nothing is in but dumi's link in front of it, for which styles would draw a
 * line. `checks/text/headings` reports it.
 */
export function isEmptyHeading({ tagName, properties, children }: Element): boolean {
  // As dumi names those without letters. What has an id may be linked.
  if (!/^h[1-6]$/.test(tagName) || !/^(?:-\d+)?$/.test(String(properties?.id)))
    return false;
  return children.every((child) =>
    child.type === 'element'
      ? Boolean(child.properties?.ariaHidden)
      : child.type === 'text' && !child.value.trim(),
  );
}

/** Takes the first heading of a page out, for its layout to show. */
export function takeTitle(tree: Root): Element | undefined {
  let title: Element | undefined;
  visit(tree, { tagName: 'h1' }, (node, index, parent) => {
    if (typeof index === 'number') parent?.children.splice(index, 1);
    title = node;
    return EXIT;
  });
  return title;
}

const addressOf = ({ tagName }: Element) => (tagName === 'a' ? 'href' : 'to');

/** True for a link to a part of its page, `#part`. */
export function leadsToOwnPage(node: Element): boolean {
  const to = node.properties?.[addressOf(node)];
  return typeof to === 'string' && to.startsWith('#');
}

/**
 * Has links to the title of their page, which the layout shows, lead to the content that it begins.
 * @param links those of the page to its parts
 * @param id that of the title in the text of the page
 */
export function linkToContent(links: readonly Element[], id: Properties[string]): void {
  for (const link of links) {
    const name = addressOf(link);
    if (decoded(String(link.properties?.[name]).slice(1)) === id)
      link.properties = { ...link.properties, [name]: `#${CONTENT}` };
  }
}

/** A code block without line markers, and the elements around its lines. */
export function markedLines(node: Element, text: string) {
  const { code, marks } = extractMarks(text, String(node.properties?.lang ?? ''));
  const given = node.JSXAttributes?.find(({ name }) => name === 'highlightLines');
  // dumi has parsed the line numbers, or writes `undefined`.
  const lines = /^\[/.test(given?.value ?? '')
    ? (JSON.parse(given?.value ?? '') as number[])
    : [];
  const elements = new Map<number, string>(
    lines.map((line) => [line, MARK_ELEMENTS.highlight]),
  );
  for (const [line, mark] of marks) elements.set(line, MARK_ELEMENTS[mark]);
  return { code, elements };
}

/**
 * The accessible name of a table: the heading above it, or its columns if that heading
 * already names another table.
 */
export function nameOfTable(table: Element, heading: Properties[string]): Properties {
  if (heading) return { ariaLabelledBy: heading };
  const columns: string[] = [];
  visit(table, { tagName: 'th' }, (node) => {
    columns.push(textOf(node));
  });
  return { ariaLabel: columns.join(', ') };
}

/** Languages whose lines may break after any letter. */
const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How many such letters make a text that is not to stand in a narrow column, one below the other. */
const SOME_LETTERS = 3;

/** A word that leaves little of a phone's width to the only other column. */
const LONG_WORD = /[\w.-]{20}/;

/**
 * Marks the columns of a table that a browser may make as narrow as one letter: texts of which any
 * line may break, beside two other columns or more, or one with a long word.
 * `styles/parts/columns.css` keeps them wider.
 * @returns true if there are any
 */
export function markColumns(table: Element): boolean {
  const rows: Element[][] = [];
  visit(table, { tagName: 'tr' }, ({ children }) => {
    rows.push(children.filter((child): child is Element => child.type === 'element'));
  });
  const [head = [], ...body] = rows;
  if (head.length < 2) return false;
  const some = (column: number, test: (text: string) => boolean) =>
    body.some(({ [column]: cell }) => cell !== undefined && test(textOf(cell)));
  const marked = head.filter(
    (_, column) =>
      (head.length > 2 || some(1 - column, (text) => LONG_WORD.test(text))) &&
      some(column, (text) => (text.match(BREAKS_ANYWHERE)?.length ?? 0) >= SOME_LETTERS),
  );
  for (const cell of marked) {
    cell.properties = { ...cell.properties, className: ['ledger-column'] };
  }
  return marked.length > 0;
}

/**
 * The id of the reference that an `<API>` shows: its own, or that of the page's component. dumi's
 * `type` asks for another part of it; see `plugin/reference/parsed`.
 */
export function referenceId(
  { properties = {} }: Element,
  atomId: string | undefined,
): string {
  const id = String(properties.id ?? atomId);
  const kind = String(properties.type ?? 'props').toLowerCase();
  return kind === 'props' ? id : `${id}.${kind}`;
}
