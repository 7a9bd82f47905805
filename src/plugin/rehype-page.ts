import { basename } from 'node:path';
import { tocOf } from '../model/toc';
import type { TocItem } from '../model/toc';
import { highlight } from './highlight';

/** The parts of dumi's syntax tree that are read here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  JSXAttributes?: { type: string; name?: string; argument?: string; value?: string }[];
}

interface DemoAsset {
  id: string;
  asset?: { dependencies: Record<string, { type: 'FILE' | 'NPM'; value: string }> };
}

interface File {
  data: {
    toc?: TocItem[];
    demos?: DemoAsset[];
    frontmatter?: { tocDepth?: number };
  };
}

interface DemoProps {
  demo: { id: string };
  previewerProps: {
    filename?: string;
    anchor?: string;
    sources?: { name: string; html: string }[];
  };
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

/** The demo's own files, highlighted; what all demos share is not repeated under each. */
async function sourcesOf(props: DemoProps, demos: DemoAsset[]): Promise<DemoProps> {
  const files = demos.find(({ id }) => id === props.demo.id)?.asset?.dependencies ?? {};
  const entry = basename(props.previewerProps.filename ?? 'index.tsx');
  const own = Object.entries(files).filter(
    ([name, { type }]) => type === 'FILE' && !name.includes('shared/'),
  );
  const sources = await Promise.all(
    own.map(async ([name, { value }], index) => ({
      name: index === 0 ? entry : name.replace(/^\.\//, ''),
      html: await highlight(
        (index === 0 ? withoutFrontComment(value) : value).trimEnd(),
        (index === 0 ? entry : name).split('.').pop() ?? '',
      ),
    })),
  );
  return {
    ...props,
    previewerProps: { ...props.previewerProps, anchor: demoName(props), sources },
  };
}

/** dumi names a demo in the table of contents by its id; the page links to it by its name. */
function nameInToc(props: DemoProps, toc: TocItem[]): void {
  const item = toc.find(({ id }) => id === props.demo.id);
  if (item) item.id = demoName(props);
}

/**
 * The last step of a page from markdown to component: takes out its `h1`, which the layout shows,
 * puts the table of contents first, and highlights all code.
 */
export default function rehypePage() {
  return async (tree: Node, { data }: File): Promise<void> => {
    const work: Promise<void>[] = [];
    walk(tree, (node, parent) => {
      if (node.tagName === 'h1' && parent) {
        parent.children = parent.children?.filter((child) => child !== node);
      }
      if (node.tagName === 'SourceCode') {
        const code = textOf(node).replace(/\n$/, '');
        node.children = [];
        node.JSXAttributes = [];
        work.push(
          highlight(code, String(node.properties?.lang ?? '')).then((html) => {
            node.properties = { ...node.properties, html };
          }),
        );
      }
      const attribute = node.JSXAttributes?.[0];
      const key = DEMO_ATTRIBUTES[node.tagName ?? ''];
      const json = key && attribute?.[key];
      if (key && attribute && json) {
        const given = JSON.parse(json) as DemoProps | DemoProps[];
        const items = [given].flat();
        items.forEach((props) => nameInToc(props, data.toc ?? []));
        work.push(
          Promise.all(items.map((props) => sourcesOf(props, data.demos ?? []))).then(
            (full) => {
              attribute[key] = JSON.stringify(Array.isArray(given) ? full : full[0]);
            },
          ),
        );
      }
    });
    await Promise.all(work);
    const items = tocOf(data.toc ?? [], data.frontmatter?.tocDepth);
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
  };
}
