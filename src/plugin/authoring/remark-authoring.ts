import { PACKAGE_MANAGER } from '../../model/kept';
import { TONES } from '../../model/tone';
import type { Node } from '../markdown-tree';
import { readCodeMeta } from './code-meta';
import { readImage, sizeOf } from './images';
import { PACKAGE_MANAGERS, toPackageManagers } from './package-managers';

export interface AuthoringOptions {
  /** Address that the site is below, with a slash at its end. */
  base: string;
  /** Absolute path of the site. */
  root: string;
}

/** The parts of a page in the making that are used here. */
interface PageFile {
  toString(): string;
  data: { embeds?: string[] };
}

/** What dumi's processor knows; the page's path is there when the step begins. */
interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

/** Makes an element of a node. */
function becomes(node: Node, hName: string, hProperties: Record<string, unknown>): Node {
  node.data = { ...node.data, hName, hProperties };
  return node;
}

function boxOf(hProperties: Record<string, unknown>, children: Node[]): Node {
  return becomes({ type: 'containerDirective', children }, 'div', hProperties);
}

function codeOf(lang: string, value: string): Node {
  return { type: 'code', lang, meta: null, value };
}

/**
 * What stands between the lines that open and close a container, as it is written.
 * @param text the whole page
 */
export function sourceOf({ position }: Node, text: string): string {
  const { start, end = start } = position ?? { start: { line: 1 } };
  const lines = text.split(/\r?\n/).slice(start.line, end.line - 1);
  return lines.join('\n').replace(/^\n+|\s+$/g, '');
}

/** A box of what a text of markdown comes to, and below it the text. */
function example(node: Node, text: string): Node {
  const result = boxOf({ className: ['ledger-example-result'] }, node.children ?? []);
  node.children = [result, codeOf('markdown', sourceOf(node, text))];
  return becomes(node, 'div', { className: ['ledger-example'] });
}

/** The same commands in a tab for each package manager. */
function packageManagerTabs({ lang, value = '' }: Node): Node {
  const { commands } = toPackageManagers(value);
  const tabs = PACKAGE_MANAGERS.map((name) =>
    boxOf({ dataTab: name }, [codeOf(lang ?? 'bash', commands[name])]),
  );
  return boxOf({ dataTabs: '', dataGroup: PACKAGE_MANAGER }, tabs);
}

function labelOf(node: Node): Node | undefined {
  const [first] = node.children ?? [];
  return first?.data?.directiveLabel ? first : undefined;
}

/** A container that dumi leaves as it is. */
function container(node: Node, text: string): Node {
  const { name = '', attributes = {} } = node;
  const { title } = attributes;
  const label = labelOf(node);
  if (label) label.data = { ...label.data, hProperties: { dataLabel: '' } };
  if (TONES[name]) {
    return becomes(node, 'div', { dataCallout: name, dataTitle: title });
  }
  if (name === 'tabs') return becomes(node, 'div', { dataTabs: '', dataTitle: title });
  if (name === 'tab') return becomes(node, 'div', { dataTab: title ?? '' });
  if (name === 'example') return example(node, text);
  const list = name === 'steps' && node.children?.find(({ type }) => type === 'list');
  // Without marks of its own a list is none to some screen readers.
  return list ? becomes(list, 'ol', { className: ['ledger-steps'], role: 'list' }) : node;
}

function image(node: Node, path: string, { base, root }: AuthoringOptions): string[] {
  const { url, color, file } = readImage(node.url ?? '', path, root);
  // The size of a picture from another host is not known.
  const size = file === undefined ? {} : sizeOf(file);
  node.url = url.replace(/^\/(?!\/)/, () => base);
  node.data = {
    ...node.data,
    hProperties: {
      ...size,
      ...(color && { className: [`ledger-only-${color}`], loading: 'lazy' }),
    },
  };
  return file === undefined || size.width === undefined ? [] : [file];
}

/**
 * A step of dumi's markdown for what authors write beyond it: containers, commands for package
 * managers, pictures. What needs the finished text is made by `rehype-authoring`.
 */
export default function remarkAuthoring(this: Processor, options: AuthoringOptions) {
  return (tree: Node, file: PageFile): void => {
    const path = String(this.data('fileAbsPath'));
    const text = String(file);
    const walk = (node: Node) => {
      node.children = node.children?.map((child) => {
        if (child.type === 'code' && readCodeMeta(child.meta ?? '').packageManagers) {
          return packageManagerTabs(child);
        }
        walk(child);
        if (child.type === 'image') {
          // dumi makes a page again when what it names here changes.
          file.data.embeds?.push(...image(child, path, options));
        }
        return child.type === 'containerDirective' ? container(child, text) : child;
      });
    };
    walk(tree);
  };
}
