import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, Root, Text } from 'hast';
import { LOCALES } from './locales';
import { ROOT } from './root';
import { contentOf, decodePayload } from '../../../src/plugin/pages/payload';
import type { PagePayload } from '../../../src/plugin/pages/payload';
import rehypePage from '../../../src/plugin/pages/rehype-page';

type Transform = ReturnType<typeof rehypePage>;
export type File = Parameters<Transform>[1];

/** What the page shows of a demo, its code as HTML. */
export interface Previewed {
  demo: { id: string; load: string; Frame?: string };
  previewerProps: {
    anchor: string;
    title: string;
    sources: { name: string; html: string }[];
    packages: Record<string, string>;
    prerender?: boolean;
    height?: number;
  };
}

export function element(
  tagName: string,
  children: ElementContent[] = [],
  rest: Partial<Element> = {},
): Element {
  return { type: 'element', tagName, properties: {}, children, ...rest };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

/** A block of code as dumi's own steps leave it. */
export function sourceCode(code: string, lang?: string): Element {
  return element('SourceCode', [text(code)], {
    properties: { lang },
    JSXAttributes: [{ type: 'JSXAttribute', name: 'highlightLines', value: '{}' }],
  });
}

/** What dumi says of one demo. */
export function demo(id: string, filename?: string) {
  return { demo: { id }, previewerProps: { filename, title: id } };
}

/** A demo that stands alone, and a grid of demos. */
export function single(id: string, filename?: string): Element {
  return element('DumiDemo', [], {
    JSXAttributes: [
      { type: 'JSXSpreadAttribute', argument: JSON.stringify(demo(id, filename)) },
    ],
  });
}
export function grid(...demos: ReturnType<typeof demo>[]): Element {
  return element('DumiDemoGrid', [], {
    JSXAttributes: [
      { type: 'JSXAttribute', name: 'items', value: JSON.stringify(demos) },
    ],
  });
}

export function asset(id: string, files: Record<string, string>, component?: string) {
  const dependencies = Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      { type: name.includes('.') ? ('FILE' as const) : ('NPM' as const), value },
    ]),
  );
  return { id, component, asset: { dependencies } };
}

/** The elements that stand for a row of a page; others are themselves. */
function expanded(node: Element, { rows }: PagePayload): Element[] {
  if (node.tagName !== 'LedgerRow') return [node];
  return (rows[Number(node.properties?.at)] ?? []).map(([tag, part, properties]) =>
    element(tag, [], { properties: { ...properties, 'data-ledger-html': String(part) } }),
  );
}

/**
 * Runs the step on the parts of a page; what it keeps beside the page is taken out of them, and rows
 * are their elements.
 */
export async function run(
  children: ElementContent[],
  data: File['data'] = {},
  {
    root = ROOT,
    ...options
  }: {
    root?: string;
    bare?: boolean;
    ownPreviewer?: boolean;
    ownActions?: boolean;
    ownCode?: boolean;
    heroes?: boolean;
    menus?: readonly string[];
    toc?: boolean;
    known?: readonly string[];
  } = {},
): Promise<{ parts: Element[]; payload: PagePayload }> {
  const tree: Root = { type: 'root', children };
  await rehypePage({
    base: '/base/',
    root,
    locales: LOCALES,
    support: [join(ROOT, 'docs/examples/shared')],
    ...options,
  })(tree, { data });
  const parts = tree.children.filter((child) => child.type === 'element');
  const last = parts.pop();
  if (last?.tagName !== 'LedgerPage') throw new Error('The page keeps nothing.');
  const payload = decodePayload(String(last.properties?.data));
  return { parts: parts.flatMap((part) => expanded(part, payload)), payload };
}

/** What code in a page comes to, in the module that the page becomes. */
export function valueOf(code: string | undefined, payload: PagePayload): unknown {
  const { html, values, demos } = payload;
  const make = new Function(
    'ledgerContent',
    'ledgerHtml',
    'ledgerDemos',
    'ledgerSources',
    'ledgerJavascript',
    'ledgerFrame',
    `return ${code?.replace(/ledgerValues\[(\d+)\]/g, (_, at) => values[Number(at)] ?? '')}`,
  ) as (...kept: unknown[]) => unknown;
  return make(
    contentOf(payload),
    html,
    demos.map(({ id }) => ({ load: `load ${id}` })),
    'sources',
    'javascript',
    'frame',
  );
}

/** The value of an attribute of an element. */
export function attributeOf(
  node: Element | undefined,
  name: string,
  payload: PagePayload,
) {
  const found = node?.JSXAttributes?.find((attribute) => attribute.name === name);
  return found && valueOf(found.value, payload);
}

/** What a page shows of its only demo. */
export async function previewerOf(
  filename: string | undefined,
  files: Record<string, string>,
  frontmatter?: File['data']['frontmatter'],
): Promise<Previewed & { payload: PagePayload }> {
  // A file of the site is imported as dumi does it; the others are written in the page.
  const path = join(ROOT, filename ?? 'none');
  const component = existsSync(path)
    ? `() => import('${path}?techStack=react')`
    : undefined;
  const { parts, payload } = await run([single('demo-a', filename)], {
    demos: [asset('demo-a', files, component)],
    frontmatter,
  });
  const code = parts[0]?.JSXAttributes?.[0]?.argument;
  return { ...(valueOf(code, payload) as Previewed), payload };
}
