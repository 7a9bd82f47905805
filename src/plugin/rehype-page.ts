import { basename } from 'node:path';
import { demoOptions } from '../model/demo-options';
import type { DemoOptions } from '../model/demo-options';
import { tocOf } from '../model/toc';
import type { TocItem } from '../model/toc';
import { foldHtml } from './fold-html';
import type { Fold } from './fold-html';
import type { Node } from './hast';
import { highlight } from './highlight';
import { encodePayload } from './page-payload';
import type { DemoPayload } from './page-payload';

interface DemoAsset {
  id: string;
  /** Code of a component: an import of the demo's file, or the demo itself. */
  component?: string;
  asset?: { dependencies: Record<string, { type: 'FILE' | 'NPM'; value: string }> };
}

interface File {
  data: {
    toc?: TocItem[];
    demos?: DemoAsset[];
    frontmatter?: {
      tocDepth?: number;
      demos?: Record<string, DemoOptions>;
      /** dumi's: how many demos stand side by side. */
      demo?: { cols?: number };
    };
  };
}

interface DemoProps {
  demo: { id: string; load?: string };
  previewerProps: {
    filename?: string;
    anchor?: string;
    title?: string;
    description?: string;
    sources?: { name: string; html: string }[];
  } & DemoOptions;
}

/** Where dumi keeps the props of one demo and of a grid of demos, as JSON. */
const DEMO_ATTRIBUTES: Record<string, 'argument' | 'value'> = {
  DumiDemo: 'argument',
  DumiDemoGrid: 'value',
};

/**
 * The name by which a demo is linked to on its page: that of its file.
 * @example demoName('docs/examples/scroll-x.tsx') // 'scroll-x'
 */
function demoName(props: DemoProps): string {
  const { filename = props.demo.id } = props.previewerProps;
  return basename(filename).replace(/\.\w+$/, '');
}

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

/** A demo's code without the front comment, which the page shows as title and description. */
function withoutFrontComment(code: string): string {
  return code.replace(/^\s*\/\*\*[\s\S]*?\*\/\s*/, '');
}

/** The file that a demo's component imports; none for a demo written in the page. */
function fileOf(demo: DemoAsset | undefined): string | undefined {
  return /['"]([^'"?]+)\?techStack=/.exec(demo?.component ?? '')?.[1];
}

/** A demo's own files with their code as HTML; what all demos share is not repeated. */
function sourcesOf(demo: DemoAsset | undefined, entry: string) {
  const own = Object.entries(demo?.asset?.dependencies ?? {}).filter(
    ([name, { type }]) => type === 'FILE' && !name.includes('shared/'),
  );
  return Promise.all(
    own.map(async ([name, { value }], index) => ({
      name: index === 0 ? entry : name.replace(/^\.\//, ''),
      html: await highlight(
        (index === 0 ? withoutFrontComment(value) : value).trimEnd(),
        (index === 0 ? entry : name).split('.').pop() ?? '',
      ),
    })),
  );
}

/** dumi names a demo in the table of contents by its id; the page links to it by its name. */
function nameInToc(props: DemoProps, toc: TocItem[]): void {
  const item = toc.find(({ id }) => id === props.demo.id);
  if (item) item.id = demoName(props);
}

/** Stands in JSON for code; the quotes round it go when the JSON has become code. */
function code(expression: string): string {
  return `@@code:${expression}@@`;
}

function withCode(json: string): string {
  return json.replace(/"@@code:(.*?)@@"/g, '$1');
}

interface Page {
  file: File;
  html: Fold;
  demos: DemoPayload[];
}

/** The props of a demo as the theme's `DumiDemo` takes them. */
async function demoProps(props: DemoProps, { file, html, demos }: Page): Promise<object> {
  const { toc = [], demos: assets = [], frontmatter } = file.data;
  const asset = assets.find(({ id }) => id === props.demo.id);
  const name = demoName(props);
  const { filename, ...previewerProps } = props.previewerProps;
  const options = demoOptions(frontmatter?.demos, name);
  nameInToc(props, toc);
  const at = demos.push({
    id: props.demo.id,
    name,
    title: previewerProps.title,
    prerender: options.prerender,
    file: fileOf(asset),
  });
  const sources = await sourcesOf(asset, basename(filename ?? 'index.tsx'));
  return {
    demo: { ...props.demo, load: code(`ledgerDemos[${at - 1}].load`) },
    previewerProps: {
      ...previewerProps,
      ...options,
      anchor: name,
      sources: sources.map((source) => ({
        name: source.name,
        html: code(html.add(source.html)),
      })),
    },
  };
}

/**
 * The last step of a page from markdown to component: takes out its `h1`, which the layout shows,
 * puts the table of contents first, highlights all code, and turns all that is only text into
 * HTML that is kept beside the page; see `plugin/page-module`.
 * @param options.base address that the site is below, with a slash at its end
 */
export default function rehypePage({ base }: { base: string }) {
  return async (tree: Node, file: File): Promise<void> => {
    const html = await foldHtml(base);
    const page: Page = { file, html, demos: [] };
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
          references,
          components: [...components],
        }),
      },
      children: [],
    });
  };
}
