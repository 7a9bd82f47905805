import { dirname, resolve } from 'node:path';
import type { BlockContent, Code, Content, Image, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { PACKAGE_MANAGER } from '../../model/storage-keys';
import { CALLOUT_TYPES } from '../../model/callout-type';
import { readCodeMeta } from '../markdown/authoring/code-meta';
import { readImage, sizeOf } from '../markdown/authoring/images';
import {
  PACKAGE_MANAGERS,
  toPackageManagers,
} from '../markdown/authoring/package-managers';
import { demoFault } from '../demos/demo-fault';
import { findsImports } from '../demos/packages';
import { readDemo } from '../demos/source';
import { closeDemos } from './demo/self-closed';

export interface AuthoringOptions {
  /** Path that files of the site are below, with a trailing slash. */
  base: string;
  /** What else addresses of the site may begin with; nothing unless given. */
  bases?: readonly string[];
  /** Absolute path of the site. */
  root: string;
  /** Names of its aliases; nothing unless given. */
  aliases?: readonly string[];
}

/** The fields of a page being compiled that are used here. */
interface PageFile {
  toString(): string;
  data: { embeds?: string[] };
}

/** dumi's processor. The page's path is available when the step runs. */
interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

/** Turns a node into an element. */
function becomes<Made extends Content>(
  node: Made,
  hName: string,
  hProperties: Record<string, unknown>,
): Made {
  node.data = { ...node.data, hName, hProperties };
  return node;
}

function boxOf(
  hProperties: Record<string, unknown>,
  children: ContainerDirective['children'],
): ContainerDirective {
  return becomes({ type: 'containerDirective', name: '', children }, 'div', hProperties);
}

function codeOf(lang: string, value: string): Code {
  return { type: 'code', lang, meta: null, value };
}

/**
 * The source text between the fences of a container.
 * @param text the whole page
 */
export function containerSource({ position }: Content, text: string): string {
  const { start, end = start } = position ?? { start: { line: 1 } };
  const lines = text.split(/\r?\n/).slice(start.line, end.line - 1);
  return lines.join('\n').replace(/^\n+|\s+$/g, '');
}

/** A box with the rendered result of a markdown text, and the text below it. */
function example(node: ContainerDirective, text: string): ContainerDirective {
  const result = boxOf({ className: ['ledger-example-result'] }, node.children);
  node.children = [result, codeOf('markdown', containerSource(node, text))];
  return becomes(node, 'div', { className: ['ledger-example'] });
}

/** The same commands, with one tab per package manager. */
function packageManagerTabs({ lang, value }: Code): ContainerDirective {
  const { commands } = toPackageManagers(value);
  const tabs = PACKAGE_MANAGERS.map((name) =>
    boxOf({ dataTab: name }, [codeOf(lang ?? 'bash', commands[name])]),
  );
  return boxOf({ dataTabs: '', dataGroup: PACKAGE_MANAGER }, tabs);
}

function labelOf({ children: [first] }: ContainerDirective): Content | undefined {
  return first?.data?.directiveLabel ? first : undefined;
}

/** Converts a container that dumi leaves unchanged. */
function container(node: ContainerDirective, text: string): BlockContent {
  const { name, attributes } = node;
  const title = attributes?.title;
  const label = labelOf(node);
  if (label) label.data = { ...label.data, hProperties: { dataLabel: '' } };
  if (Object.hasOwn(CALLOUT_TYPES, name)) {
    return becomes(node, 'div', { dataCallout: name, dataTitle: title });
  }
  if (name === 'tabs') return becomes(node, 'div', { dataTabs: '', dataTitle: title });
  if (name === 'tab') return becomes(node, 'div', { dataTab: title ?? '' });
  if (name === 'example') return example(node, text);
  const list = name === 'steps' && node.children.find((child) => child.type === 'list');
  // Some screen readers do not treat a list without markers as a list.
  return list ? becomes(list, 'ol', { className: ['ledger-steps'], role: 'list' }) : node;
}

function image(
  node: Image,
  path: string,
  { base, bases = [], root }: AuthoringOptions,
): string[] {
  const { url, color, file } = readImage(node.url, path, root, [base, ...bases]);
  // The size of a picture on another host is unknown.
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
 * A remark step for extensions of dumi's markdown: containers, commands for package
 * managers, pictures, demos whose tags close themselves. Anything that needs the final text
 * is made by `rehype-authoring`.
 */
export default function remarkAuthoring(this: Processor, options: AuthoringOptions) {
  return (tree: Root, file: PageFile): void => {
    const path = String(this.data('fileAbsPath'));
    const text = String(file);
    closeDemos(tree, (src) => {
      const target = resolve(dirname(path), src);
      const fault = demoFault(src, target, path, options.root);
      // The code of a file that is no demo is shown.
      if (fault) return fault.code === 'other-demo';
      const demo = readDemo(target);
      return !demo || findsImports(demo, options.aliases ?? []);
    });
    visit(tree, 'code', (node, index, parent) => {
      if (index === undefined || !readCodeMeta(node.meta ?? '').packageManagers)
        return undefined;
      parent?.children.splice(index, 1, packageManagerTabs(node));
      return SKIP;
    });
    visit(tree, 'image', (node) => {
      // dumi rebuilds a page when a file listed here changes.
      file.data.embeds?.push(...image(node, path, options));
    });
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (index !== undefined) parent?.children.splice(index, 1, container(node, text));
    });
  };
}
