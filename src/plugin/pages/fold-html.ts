import type { Element, ElementContent, Properties, Root } from 'hast';
import type { PlainElement } from '../../model/content/page-content';

/** What of a page is plain HTML. */
export interface Folded {
  /** HTML within elements: first what the code of the page refers to, then what its rows do. */
  html: string[];
  /** Rows of elements that stand beside each other, in page order. */
  rows: PlainElement[][];
}

/** Collects the parts of a page that are plain HTML. */
export interface Fold {
  /** Adds a part and returns the code that refers to it in the page's module. */
  add(html: string): string;
  /** Turns everything in a tree that contains no component into parts, and gives all of them. */
  fold(tree: Root): Folded;
}

/** Attribute with the number of the part that is the element's content. */
const ATTRIBUTE = 'data-ledger-html';
const WRITTEN = new RegExp(`${ATTRIBUTE}="(\\d+)"`, 'g');

/** An element in the place of a row, which has its number as attribute. */
const ROW = 'LedgerRow';
const WRITTEN_ROW = /<LedgerRow at="(\d+)" ?\/>/g;

/** The code that refers to a part in a page's module. */
function codeOf(part: number | string): string {
  return `ledgerHtml[${part}]`;
}

/**
 * Inserts the parts and rows into the code of a page. Until then they are plain attributes and elements,
 * because dumi has Babel parse the code of every attribute, and a site has thousands.
 */
export function insertParts(source: string): string {
  return source
    .replace(
      WRITTEN,
      (_, part: string) =>
        `dangerouslySetInnerHTML={${codeOf(part)}} suppressHydrationWarning={true}`,
    )
    .replace(
      WRITTEN_ROW,
      (_, at: string) => `{plainRow(ledgerContent, ${at}, ledgerHtml)}`,
    );
}

/**
 * dumi turns every link into a component. In HTML without components it becomes a link
 * again.
 */
export const LINK = 'Link';

function isComponent({ tagName, JSXAttributes = [] }: Element): boolean {
  return (/^[A-Z]/.test(tagName) && tagName !== LINK) || JSXAttributes.length > 0;
}

function holdsComponent({ children }: Element): boolean {
  return children.some(
    (child) => child.type === 'element' && (isComponent(child) || holdsComponent(child)),
  );
}

/** Converts the tree to plain HTML: links to other pages of the site include the base. */
function plain(node: ElementContent, base: string): ElementContent {
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => plain(child, base));
  if (node.tagName !== LINK) return { ...node, children };
  const { to, ...properties } = node.properties ?? {};
  const href = String(to).replace(/^\/(?!\/)/, () => base);
  return { ...node, tagName: 'a', properties: { ...properties, href }, children };
}

/** Attributes that React and HTML's syntax tree give the same name. */
const SAME_NAME = new Set(['id', 'className', 'title', 'lang', 'dir']);

/** The attributes of an element as React takes them; undefined if they are to be left to dumi. */
function plainProps(properties: Properties = {}): Record<string, string> | undefined {
  const entries = Object.entries(properties).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  const arePlain = entries.every(
    ([name, value]) => SAME_NAME.has(String(name)) && typeof value === 'string',
  );
  return arePlain ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}

/**
 * Folds the parts of a page into HTML. A paragraph, a table, or all text between two
 * demos needs no React. As HTML it is smaller, and hydration skips it. Elements that stand
 * beside each other are one row in the code of the page, so that it is the same when an author
 * adds a paragraph or a heading.
 * @param base path that the site is below, with a trailing slash
 */
export async function foldHtml(base: string): Promise<Fold> {
  const { toHtml } = await import('hast-util-to-html');
  const parts: string[] = [];
  const rows: { tag: string; html?: string; props?: Record<string, string> }[][] = [];
  const add = (html: string) => codeOf(parts.push(html) - 1);
  const isLive = (node: Element) =>
    isComponent(node) || node.tagName === LINK || holdsComponent(node);
  const htmlIn = ({ children }: Element) =>
    toHtml({ type: 'root', children: children.map((one) => plain(one, base)) });
  const foldIn = (node: Root | Element): void => {
    // A component may look at its children one by one.
    const hasRows = node.type === 'root' || !/^[A-Z]/.test(node.tagName);
    const children: Root['children'] = [];
    let row: (typeof rows)[number] | undefined;
    for (const child of node.children) {
      // dumi writes the code that it keeps here in the place of the text.
      if (child.type === 'text') delete child.data;
      const props = child.type === 'element' ? plainProps(child.properties) : undefined;
      if (hasRows && child.type === 'element' && props && !isLive(child)) {
        if (!row) {
          const at = rows.push((row = [])) - 1;
          const properties = { at: String(at) };
          children.push({ type: 'element', tagName: ROW, properties, children: [] });
        }
        const html = child.children.length > 0 ? htmlIn(child) : undefined;
        row.push({ tag: child.tagName, html, props });
        continue;
      }
      row = undefined;
      children.push(child);
      if (child.type !== 'element' || child.children.length === 0) continue;
      if (isLive(child)) {
        foldIn(child);
        continue;
      }
      const part = parts.push(htmlIn(child)) - 1;
      child.children = [];
      child.properties = { ...child.properties, [ATTRIBUTE]: String(part) };
    }
    node.children = children as Element['children'];
  };
  const fold = (tree: Root): Folded => {
    foldIn(tree);
    const html = [...parts];
    const numbered = rows.map((row) =>
      row.map(({ tag, html: inner, props = {} }): PlainElement => {
        const part = inner === undefined ? -1 : html.push(inner) - 1;
        return Object.keys(props).length > 0 ? [tag, part, props] : [tag, part];
      }),
    );
    return { html, rows: numbered };
  };
  return { add, fold };
}
