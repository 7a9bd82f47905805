import type { Node } from './hast';

/** Collects the parts of a page that are plain HTML. */
export interface Fold {
  parts: string[];
  /** Adds a part; gives the code by which the page's module finds it. */
  add(html: string): string;
  /** Makes all of a tree that holds no component one part after the other. */
  fold(tree: Node): void;
}

/** The attribute of an element whose content is a part: the part's number. */
const ATTRIBUTE = 'data-ledger-html';
const WRITTEN = new RegExp(`${ATTRIBUTE}="(\\d+)"`, 'g');

/** The code by which a page's module finds a part. */
function codeOf(part: number | string): string {
  return `ledgerHtml[${part}]`;
}

/**
 * The code of a page with its parts in their places. They are plain attributes before, since dumi
 * has Babel read the code of each attribute, and a site has thousands.
 */
export function withParts(source: string): string {
  return source.replace(
    WRITTEN,
    (_, part: string) =>
      `dangerouslySetInnerHTML={${codeOf(part)}} suppressHydrationWarning={true}`,
  );
}

/** dumi makes a component of every link; without one, it is a link again. */
export const LINK = 'Link';

function isComponent({ tagName = '', JSXAttributes = [] }: Node): boolean {
  return (/^[A-Z]/.test(tagName) && tagName !== LINK) || JSXAttributes.length > 0;
}

function holdsComponent(node: Node): boolean {
  return (node.children ?? []).some(
    (child) => isComponent(child) || holdsComponent(child),
  );
}

/** The tree as plain HTML has it: links to other pages of the site with its base. */
function plain(node: Node, base: string): Node {
  const children = node.children?.map((child) => plain(child, base));
  if (node.tagName !== LINK) return { ...node, ...(children && { children }) };
  const { to, ...properties } = node.properties ?? {};
  const href = String(to).replace(/^\/(?!\/)/, () => base);
  return { ...node, tagName: 'a', properties: { ...properties, href }, children };
}

/**
 * How the parts of a page become HTML. A paragraph, a table, the whole text between two demos need
 * no React: as HTML they are smaller, and waking a page does not touch them.
 * @param base address that the site is below, with a slash at its end
 */
export async function foldHtml(base: string): Promise<Fold> {
  const { toHtml } = await import('hast-util-to-html');
  const parts: string[] = [];
  const add = (html: string) => codeOf(parts.push(html) - 1);
  const fold = (node: Node): void => {
    for (const child of node.children ?? []) {
      if (child.type === 'text') delete child.data;
      if (child.type !== 'element' || !child.children?.length) continue;
      if (isComponent(child) || child.tagName === LINK || holdsComponent(child)) {
        fold(child);
        continue;
      }
      const inner = child.children.map((one) => plain(one, base));
      child.children = [];
      const part = parts.push(toHtml({ type: 'root', children: inner } as never)) - 1;
      child.properties = { ...child.properties, [ATTRIBUTE]: String(part) };
    }
  };
  return { parts, add, fold };
}
