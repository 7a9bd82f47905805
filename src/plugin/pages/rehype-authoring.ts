import { TONES } from '../../model/tone';
import type { Tone } from '../../model/tone';
import type { Node } from '../hast';
import { tabKeyOf } from '../tab-files';
import { readCodeMeta, TITLE } from './code-meta';

/** Words that stand in pages themselves, by their ids in `src/locales`. */
export type AuthoringWords = Record<string, string>;

export interface WordOptions {
  /** By language; the first is the default one's. */
  words: Record<string, AuthoringWords>;
}

interface PageFile {
  data: { frontmatter?: { filename?: string }; authored?: boolean };
}

/** Strokes on a field of 24 by 24. */
const ICONS: Readonly<Record<Tone, string>> = {
  note: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 7.8v.2',
  tip: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z',
  warning: 'M12 4 21 20H3ZM12 10v4.5M12 17.2v.3',
  danger: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3ZM12 7.5v5.5M12 16.2v.3',
};

function element(
  tagName: string,
  properties: Record<string, unknown>,
  children: Node[] = [],
): Node {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): Node {
  return { type: 'text', value };
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function attribute(name: string, value: unknown) {
  return { type: 'JSXAttribute', name, value: JSON.stringify(value) };
}

function iconOf(tone: Tone): Node {
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

/** Takes the title that stands in brackets, `:::note[Title]`, out of a container. */
function takeLabel(node: Node): Node[] | undefined {
  const at = (node.children ?? []).findIndex(
    ({ properties }) => properties?.dataLabel !== undefined,
  );
  return at < 0 ? undefined : node.children?.splice(at, 1)[0]?.children;
}

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

/** A callout: its kind as picture and word, its title, its text. */
function callout(node: Node, name: string, title: unknown, words: AuthoringWords): void {
  const tone = TONES[name] ?? 'note';
  const own = takeLabel(node) ?? (given(title) ? [text(String(title))] : undefined);
  const word = words[`markdown.${tone}`] ?? tone;
  // Where the title says something else, the kind is said to who cannot see the picture.
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
    ...(node.children ?? []),
  ];
}

/** Parts that are shown one at a time, as `builtins/Tabs` takes them. */
function tabs(node: Node, id: string, words: AuthoringWords): void {
  const { dataGroup, dataTitle } = node.properties ?? {};
  const label = takeLabel(node)?.map(textOf).join('') ?? given(dataTitle);
  const panels = (node.children ?? []).filter(({ type }) => type === 'element');
  const titles = panels.map((panel, at) => {
    const { dataTab, title, lang } = panel.properties ?? {};
    const name = given(takeLabel(panel)?.map(textOf).join('')) ?? given(dataTab);
    // In dumi's group of code each block is a tab and its title the tab's.
    const own = readCodeMeta(panel.data?.meta ?? '').title;
    return name ?? own ?? given(title) ?? given(lang) ?? String(at + 1);
  });
  node.children = panels.map((panel, at) => {
    const isCode = panel.tagName === 'SourceCode';
    if (isCode) {
      // It has its title in the row of tabs.
      panel.data = { ...panel.data, meta: panel.data?.meta?.replace(TITLE, '') };
      delete panel.properties?.title;
    }
    const title = element('p', { className: ['ledger-panel-title'] }, [
      text(titles[at] ?? ''),
    ]);
    return element('div', {}, [title, ...(isCode ? [panel] : (panel.children ?? []))]);
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

/** A short word that says what something is. */
function badge(node: Node): void {
  const tone = TONES[String(node.properties?.type ?? 'note')] ?? 'note';
  node.tagName = 'span';
  node.properties = { className: ['ledger-badge'], dataType: tone };
}

/** Whether a page has something of what `styles/authoring.css` is for. */
function isAuthored({ tagName, properties = {} }: Node): boolean {
  const names = [properties.className].flat().map(String);
  return tagName === 'Tabs' || names.some((name) => /^ledger-(?!visually)/.test(name));
}

/**
 * Makes HTML, or a component of the theme, of what authors write beyond dumi's markdown: callouts,
 * tabs, badges. Comes before `rehype-page`.
 */
export default function rehypeAuthoring({ words }: WordOptions) {
  return (tree: Node, { data }: PageFile): void => {
    const filename = data.frontmatter?.filename ?? '';
    const locale = Object.keys(words).find((id) => filename.endsWith(`.${id}.md`));
    const own = words[locale ?? Object.keys(words)[0] ?? ''] ?? {};
    // The other tabs of a page are files of their own in the same document.
    const prefix = ['ledger-tabs', tabKeyOf(filename)].filter(Boolean).join('-');
    let count = 0;
    const walk = (node: Node): void => {
      const { tagName = '', properties = {} } = node;
      const { dataCallout, dataTabs, type, title } = properties;
      if (tagName === 'Container') callout(node, String(type), title, own);
      else if (dataCallout !== undefined) {
        callout(node, String(dataCallout), properties.dataTitle, own);
      } else if (tagName === 'Badge') badge(node);
      else if (tagName === 'CodeGroup' || dataTabs !== undefined) {
        tabs(node, `${prefix}-${(count += 1)}`, own);
      }
      if (isAuthored(node)) data.authored = true;
      node.children?.forEach(walk);
    };
    walk(tree);
  };
}
