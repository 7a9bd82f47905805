import type { Element, ElementContent, Root } from 'hast';

/** Collects the parts of a page that are plain HTML. */
export interface Fold {
  parts: string[];
  /** Adds a part and returns the code that refers to it in the page's module. */
  add(html: string): string;
  /** Turns everything in a tree that contains no component into parts. */
  fold(tree: Root | Element): void;
}

/** Attribute with the number of the part that is the element's content. */
const ATTRIBUTE = 'data-ledger-html';
const WRITTEN = new RegExp(`${ATTRIBUTE}="(\\d+)"`, 'g');

/** The code that refers to a part in a page's module. */
function codeOf(part: number | string): string {
  return `ledgerHtml[${part}]`;
}

/**
 * Inserts the parts into the code of a page. Until then they are plain attributes,
 * because dumi has Babel parse the code of every attribute, and a site has thousands.
 */
export function insertParts(source: string): string {
  return source.replace(
    WRITTEN,
    (_, part: string) =>
      `dangerouslySetInnerHTML={${codeOf(part)}} suppressHydrationWarning={true}`,
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

/**
 * Folds the parts of a page into HTML. A paragraph, a table, or all text between two
 * demos needs no React. As HTML it is smaller, and hydration skips it.
 * @param base path that the site is below, with a trailing slash
 */
export async function foldHtml(base: string): Promise<Fold> {
  const { toHtml } = await import('hast-util-to-html');
  const parts: string[] = [];
  const add = (html: string) => codeOf(parts.push(html) - 1);
  const fold = (node: Root | Element): void => {
    for (const child of node.children) {
      // dumi writes the code that it keeps here in the place of the text.
      if (child.type === 'text') delete child.data;
      if (child.type !== 'element' || child.children.length === 0) continue;
      if (isComponent(child) || child.tagName === LINK || holdsComponent(child)) {
        fold(child);
        continue;
      }
      const inner = child.children.map((one) => plain(one, base));
      child.children = [];
      const part = parts.push(toHtml({ type: 'root', children: inner })) - 1;
      child.properties = { ...child.properties, [ATTRIBUTE]: String(part) };
    }
  };
  return { parts, add, fold };
}
