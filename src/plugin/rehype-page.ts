import { tocOf } from '../model/toc';
import { codeStyle } from './demo-javascript';
import { foldHtml } from './fold-html';
import type { Node } from './hast';
import { highlight } from './highlight';
import { demoProps, withCode } from './page-demo';
import type { DemoPage, DemoProps, PageFile } from './page-demo';
import { encodePayload } from './page-payload';
import type { PropMap } from './props/prop-map';

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

/** What `plugin/markdown` gives. */
export interface PageOptions {
  base: string;
  root: string;
  props?: PropMap;
}

/**
 * The last step of a page from markdown to component: takes out its `h1`, which the layout shows,
 * puts the table of contents first, highlights all code, and turns all that is only text into
 * HTML that is kept beside the page; see `plugin/page-module`.
 * @param options.base address that the site is below, with a slash at its end
 * @param options.root absolute path of the site
 * @param options.props what code must name to be linked to a reference; without it nothing is
 */
export default function rehypePage({ base, root, props }: PageOptions) {
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
    const components = new Set<string>();
    const work: (() => Promise<void>)[] = [];
    walk(tree, (node, parent) => {
      const { tagName = '' } = node;
      if (/^[A-Z]/.test(tagName)) components.add(tagName);
      if (tagName === 'h1' && parent) {
        parent.children = parent.children?.filter((child) => child !== node);
      }
      if (tagName === 'API') references.push(String(node.properties?.id));
      if (tagName === 'SourceCode') {
        const text = textOf(node).replace(/\n$/, '');
        node.children = [];
        work.push(async () => {
          const shown = await highlight(text, String(node.properties?.lang ?? ''));
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
          attribute[key] = withCode(
            JSON.stringify(Array.isArray(given) ? full : full[0]),
          );
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
        properties: {},
        children: [],
        JSXAttributes: [
          { type: 'JSXAttribute', name: 'items', value: JSON.stringify(items) },
        ],
      });
    }
    tree.children?.push({
      type: 'element',
      tagName: 'LedgerPage',
      properties: {
        data: encodePayload({
          html: html.parts,
          demos: page.demos,
          sources: page.sources,
          javascript: page.javascript,
          references,
          components: [...components],
        }),
      },
      children: [],
    });
  };
}
