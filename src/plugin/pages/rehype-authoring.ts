import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { localeOfFile } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { CALLOUT_TYPES } from '../../model/callout-type';
import type { CalloutType } from '../../model/callout-type';
import type { JsxAttribute } from './hast';
import { tabKeyOf } from '../markdown/tab-files';
import { fileTree } from './file-tree';
import { isComponent } from './page-elements';
import { readCodeMeta, withoutTitle } from '../markdown/authoring/code-meta';

/** Messages that are part of the pages themselves, by their ids in `src/locales`. */
export type AuthoringMessages = Record<string, string>;

export interface MessageOptions {
  /** By language. */
  words: Record<string, AuthoringMessages>;
  /** Of the site. */
  locales: readonly Locale[];
  /** Names of components that the site has of its own, which stay as they are. */
  own?: readonly string[];
}

interface PageFile {
  data: { frontmatter?: { filename?: string }; authored?: boolean };
}

/** SVG paths on a 24 by 24 grid. */
const ICONS: Readonly<Record<CalloutType, string>> = {
  note: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 7.8v.2',
  tip: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z',
  warning: 'M12 4 21 20H3ZM12 10v4.5M12 17.2v.3',
  danger: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3ZM12 7.5v5.5M12 16.2v.3',
};

function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): Text {
  return { type: 'text', value };
}

function attribute(name: string, value: unknown): JsxAttribute {
  return { type: 'JSXAttribute', name, value: JSON.stringify(value) };
}

function iconOf(tone: CalloutType): Element {
  const size = 20;
  return element(
    'svg',
    {
      ariaHidden: 'true',
      className: ['ledger-icon'],
      width: size,
      height: size,
      viewBox: '0 0 24 24',
    },
    [element('path', { d: ICONS[tone] })],
  );
}

/** Removes the title in brackets, `:::note[Title]`, from a container and returns it. */
function extractLabel(node: Element): ElementContent[] | undefined {
  const label = node.children
    .filter((child) => child.type === 'element')
    .find(({ properties }) => properties?.dataLabel !== undefined);
  if (label) node.children.splice(node.children.indexOf(label), 1);
  return label?.children;
}

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

/** A callout: icon and name of its type, title, and text. */
function callout(
  node: Element,
  name: string,
  title: unknown,
  words: AuthoringMessages,
): void {
  const tone = CALLOUT_TYPES[name] ?? 'note';
  const own = extractLabel(node) ?? (given(title) ? [text(String(title))] : undefined);
  const word = words[`markdown.${tone}`] ?? tone;
  // If the title is a custom one, the type is announced to screen readers.
  const kind = element('span', { className: ['ledger-visually-hidden'] }, [
    text(`${word}: `),
  ]);
  const shown = element('span', {}, own ?? [text(word)]);
  node.tagName = 'div';
  node.properties = { className: ['ledger-callout'], role: 'note', dataType: tone };
  node.children = [
    element('p', { className: ['ledger-callout-title'] }, [
      iconOf(tone),
      ...(own ? [kind] : []),
      shown,
    ]),
    ...node.children,
  ];
}

/** Tabs for `builtins/Tabs`. */
function tabs(node: Element, id: string, words: AuthoringMessages): void {
  const { dataGroup, dataTitle } = node.properties ?? {};
  const label =
    extractLabel(node)
      ?.map((part) => textOf(part))
      .join('') ?? given(dataTitle);
  const panels = node.children.filter((child) => child.type === 'element');
  const titles = panels.map((panel, at) => {
    const { dataTab, title, lang } = panel.properties ?? {};
    const name =
      given(
        extractLabel(panel)
          ?.map((part) => textOf(part))
          .join(''),
      ) ?? given(dataTab);
    // In dumi's code group, each block is a tab with its own title.
    const own = readCodeMeta(panel.data?.meta ?? '').title;
    return name ?? own ?? given(title) ?? given(lang) ?? String(at + 1);
  });
  node.children = panels.map((panel, at) => {
    const isCode = panel.tagName === 'SourceCode';
    if (isCode) {
      // The row of tabs shows its title.
      panel.data = { ...panel.data, meta: withoutTitle(panel.data?.meta ?? '') };
      delete panel.properties?.title;
    }
    const title = element('p', { className: ['ledger-panel-title'] }, [
      text(titles[at] ?? ''),
    ]);
    return element('div', {}, [title, ...(isCode ? [panel] : panel.children)]);
  });
  const group = given(dataGroup);
  node.tagName = 'Tabs';
  node.properties = {};
  node.JSXAttributes = [
    attribute('id', id),
    attribute('titles', titles),
    attribute('label', label ?? words[`markdown.${group ?? 'tabs'}`]),
    ...(group ? [attribute('group', group)] : []),
  ];
}

/** A short label. */
function badge(node: Element): void {
  const tone = CALLOUT_TYPES[String(node.properties?.type ?? 'note')] ?? 'note';
  node.tagName = 'span';
  node.properties = { className: ['ledger-badge'], dataType: tone };
}

/** Says for screen readers whether an item of a task list is done. */
function taskBox({ properties = {} }: Element, words: AuthoringMessages): void {
  properties.ariaLabel = words[properties.checked ? 'markdown.done' : 'markdown.open'];
}

/**
 * A picture that says its height alone has it. The theme's rules take that of pictures from their
 * width, so it is a style; in a narrow window, the picture keeps its shape.
 */
function keepHeight(node: Element): void {
  const { height, width, style } = node.properties ?? {};
  const [, number, unit = 'px'] = /^\s*(\d+(?:\.\d+)?)(px|%)?/.exec(String(height)) ?? [];
  if (number === undefined || width !== undefined) return;
  const own = typeof style === 'string' ? style : '';
  const kept = `height:${number}${unit};object-fit:contain;${own}`;
  node.properties = { ...node.properties, style: kept };
}

/** Marks the text of a page in a component of the site's own, for which the theme's rules hold. */
function markText(component: Element): void {
  for (const child of component.children)
    if (child.type === 'element' && !isComponent(child.tagName))
      child.properties = { ...child.properties, dataProse: '' };
}

/** Whether an element needs `styles/authoring/authoring.css`. */
function isAuthored({ tagName, properties = {} }: Element): boolean {
  const names = [properties.className].flat().map(String);
  return tagName === 'Tabs' || names.some((name) => /^ledger-(?!visually)/.test(name));
}

/**
 * Converts extensions of dumi's markdown, such as callouts, tabs, and badges, into HTML
 * or components of the theme. Runs before `rehype-page`.
 */
export default function rehypeAuthoring({
  words,
  locales,
  own: kept = [],
}: MessageOptions) {
  return (tree: Root, { data }: PageFile): void => {
    const filename = data.frontmatter?.filename ?? '';
    const own = words[localeOfFile(filename, locales).id] ?? {};
    // The other tabs of a page are files of their own in the same document.
    const prefix = ['ledger-tabs', tabKeyOf(filename)].filter(Boolean).join('-');
    let count = 0;
    visit(tree, 'element', (node) => {
      const { tagName, properties = {} } = node;
      const { dataCallout, dataTabs, type, title } = properties;
      if (kept.includes(tagName)) {
        markText(node);
        return;
      }
      // `Alert` is that of dumi 1.
      if (tagName === 'Container' || tagName === 'Alert') {
        callout(node, String(type ?? 'info'), title, own);
      } else if (tagName === 'Tree') fileTree(node);
      else if (dataCallout !== undefined) {
        callout(node, String(dataCallout), properties.dataTitle, own);
      } else if (tagName === 'Badge') badge(node);
      else if (tagName === 'input' && type === 'checkbox') taskBox(node, own);
      else if (tagName === 'img') keepHeight(node);
      else if (tagName === 'CodeGroup' || dataTabs !== undefined) {
        tabs(node, `${prefix}-${(count += 1)}`, own);
      }
      if (isAuthored(node)) data.authored = true;
    });
  };
}
