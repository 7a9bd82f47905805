import { linkInLocale, localeOfFile } from '../model/locale';
import type { Locale } from '../model/locale';
import { tocId, tocOf } from '../model/toc';
import { MARK_ELEMENTS, takeMarks } from './authoring/code-marks';
import { readCodeMeta } from './authoring/code-meta';
import { codeStyle } from './demo-javascript';
import { foldHtml, LINK } from './fold-html';
import type { Node } from './hast';
import { highlight } from './highlight';
import { demoProps, withCode } from './page-demo';
import type { DemoPage, DemoProps, PageFile } from './page-demo';
import { encodePayload } from './page-payload';
import type { PropMap } from './props/prop-map';
import { tabKeyOf } from './tab-files';

/** Where dumi keeps the props of one demo and of a grid of demos, as JSON. */
const DEMO_ATTRIBUTES: Record<string, 'argument' | 'value'> = {
  DumiDemo: 'argument',
  DumiDemoGrid: 'value',
};

function walk(
  node: Node,
  visit: (node: Node, parent?: Node) => void,
  parent?: Node,
): void {
  visit(node, parent);
  [...(node.children ?? [])].forEach((child) => walk(child, visit, node));
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** A block of code without the marks in it, and the elements round its lines. */
function markedLines(node: Node, text: string) {
  const { code, marks } = takeMarks(text, String(node.properties?.lang ?? ''));
  const given = node.JSXAttributes?.find(({ name }) => name === 'highlightLines');
  // dumi has read which lines are meant, or writes `undefined`.
  const lines = /^\[/.test(given?.value ?? '')
    ? (JSON.parse(given?.value ?? '') as number[])
    : [];
  const elements = new Map<number, string>(
    lines.map((line) => [line, MARK_ELEMENTS.highlight]),
  );
  for (const [line, mark] of marks) elements.set(line, MARK_ELEMENTS[mark]);
  return { code, elements };
}

/** The name of a table: the heading above it, or its columns where that names another one. */
function nameOfTable(table: Node, heading: unknown): Record<string, unknown> {
  if (heading) return { ariaLabelledBy: heading };
  const columns: string[] = [];
  walk(table, (node) => {
    if (node.tagName === 'th') columns.push(textOf(node));
  });
  return { ariaLabel: columns.join(', ') };
}

/** What `plugin/markdown` gives. */
export interface PageOptions {
  base: string;
  root: string;
  locales: readonly Locale[];
  props?: PropMap;
}

/**
 * The last step of a page from markdown to component: takes out its `h1`, which the layout shows,
 * puts the table of contents first, names tables after their headings, highlights all code, and
 * turns all that is only text into HTML that is kept beside the page; see `plugin/page-module`.
 * @param options.base address that the site is below, with a slash at its end
 * @param options.root absolute path of the site
 * @param options.locales the default one first; links stay in the page's own
 * @param options.props what code must name to be linked to a reference; without it nothing is
 */
export default function rehypePage({ base, root, locales, props }: PageOptions) {
  const style = codeStyle(root);
  return async (tree: Node, file: PageFile): Promise<void> => {
    const html = await foldHtml(base);
    const page: DemoPage = {
      file,
      html,
      root,
      style,
      props,
      demos: [],
      sources: {},
      javascript: {},
    };
    const references: string[] = [];
    const values: string[] = [];
    const valueOf = (code: string) => `ledgerValues[${values.push(code) - 1}]`;
    const components = new Set<string>();
    const work: (() => Promise<void>)[] = [];
    const locale = localeOfFile(file.data.frontmatter?.filename ?? '', locales);
    let heading: unknown;
    walk(tree, (node, parent) => {
      const { tagName = '' } = node;
      if (/^[A-Z]/.test(tagName)) components.add(tagName);
      if (tagName === 'h1' && parent) {
        parent.children = parent.children?.filter((child) => child !== node);
      }
      if (tagName === LINK) {
        const to = linkInLocale(String(node.properties?.to), locale, locales);
        node.properties = { ...node.properties, to };
      }
      if (/^h[2-6]$/.test(tagName)) heading = node.properties?.id;
      // dumi's link before a heading holds an icon, of which the style sheets know nothing.
      if (tagName === 'a' && node.properties?.ariaHidden) node.children = [];
      if (tagName === 'Table') {
        node.properties = { ...node.properties, ...nameOfTable(node, heading) };
        heading = undefined;
      }
      if (tagName === 'API') references.push(String(node.properties?.id));
      if (tagName === 'SourceCode') {
        const text = textOf(node).replace(/\n$/, '');
        const { title } = readCodeMeta(node.data?.meta ?? '');
        if (title) node.properties = { ...node.properties, title };
        const { code, elements } = markedLines(node, text);
        if (title || elements.size > 0) file.data.authored = true;
        node.children = [];
        work.push(async () => {
          const lang = String(node.properties?.lang ?? '');
          const shown = await highlight(code, lang, [], elements);
          node.JSXAttributes = [
            { type: 'JSXAttribute', name: 'html', value: html.add(shown) },
          ];
        });
      }
      const attribute = node.JSXAttributes?.[0];
      const key = DEMO_ATTRIBUTES[tagName];
      const json = key && attribute?.[key];
      if (key && attribute && json) {
        work.push(async () => {
          const given = JSON.parse(json) as DemoProps | DemoProps[];
          const full: object[] = [];
          for (const props of [given].flat()) full.push(await demoProps(props, page));
          const filled = JSON.stringify(Array.isArray(given) ? full : full[0]);
          attribute[key] = valueOf(withCode(filled));
          const columns = file.data.frontmatter?.demo?.cols;
          if (Array.isArray(given) && columns) {
            node.JSXAttributes?.push({
              type: 'JSXAttribute',
              name: 'columns',
              value: JSON.stringify(columns),
            });
          }
        });
      }
    });
    // One after the other: parts and demos are numbered in page order.
    for (const step of work) await step();
    html.fold(tree);
    const items = tocOf(file.data.toc ?? [], file.data.frontmatter?.tocDepth);
    if (items.length > 0) {
      tree.children?.unshift({
        type: 'element',
        tagName: 'Toc',
        properties: { id: tocId(tabKeyOf(file.data.frontmatter?.filename)) },
        children: [],
        JSXAttributes: [
          { type: 'JSXAttribute', name: 'items', value: valueOf(JSON.stringify(items)) },
        ],
      });
    }
    tree.children?.push({
      type: 'element',
      tagName: 'LedgerPage',
      properties: {
        data: encodePayload({
          html: html.parts,
          values,
          demos: page.demos,
          sources: page.sources,
          javascript: page.javascript,
          references,
          components: [...components],
          authored: file.data.authored,
        }),
      },
      children: [],
    });
  };
}
