import { join } from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { linkInLocale, localeOfFile } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { tocId, tocOf } from '../../model/content/toc';
import { readCodeMeta } from '../markdown/authoring/code-meta';
import { codeStyle } from '../demos/javascript';
import { foldHtml, LINK } from './fold-html';
import { highlightCode } from '../../code/highlight';
import { demoWork, isDemo } from './demo/demo-element';
import { codeAttributes } from './demo/own-blocks';
import type { DemoPage, PageVFile } from './demo/demo-sources';
import {
  isComponent,
  isEmptyHeading,
  leadsToOwnPage,
  linkToContent,
  markColumns,
  markedLines,
  nameOfTable,
  referenceId,
  showCode,
  showContent,
  takeTitle,
} from './page-elements';
import { encodePayload } from './payload';
import type { PropMap } from '../reference/in-code/prop-map';
import { tabKeyOf } from '../markdown/tab-files';
import { readDocument } from '../markdown/document';
import { isFile } from '../is-file';
import { matterIn } from './page-matter';

/** For a text that a page writes in `<pre>`; blocks of code are components. It can be scrolled by keys. */
const PREFORMATTED = { dataPreformatted: '', tabIndex: 0 };

/** Options from `plugin/pages/index`. */
export interface PageOptions {
  /** Address that the site is below, with a slash at its end. */
  base: string;
  /** Absolute path of the site. */
  root: string;
  /** The default one first; links stay in the page's own. */
  locales: readonly Locale[];
  /** Absolute paths of folders whose files are not shown in the code of demos. */
  support?: readonly string[];
  /** Versions of packages that are not installed, by name; see `demos/published`. */
  published?: Readonly<Record<string, string>>;
  /** Aliases that lead to packages which depend on a router; see `demos/router`. */
  routed?: readonly string[];
  /** True where the site has a block of its own around demos. */
  ownPreviewer?: boolean;
  /** True where the site has a block of its own around code. */
  ownCode?: boolean;
  /** True where the site has tools of its own for demos. */
  ownActions?: boolean;
  /** What code must name to be linked to a reference; without it nothing is. */
  props?: PropMap;
  /** True where pages say when they were changed. */
  dated?: boolean;
  /** The date that a page's front matter says; see `writtenDate`. */
  dateOf?: (file: string, given?: number) => number | undefined;
  /** True where every block of code has numbers of lines. */
  numbered?: boolean;
  /** False where the site shows the table of contents itself. */
  toc?: boolean;
  /** Files of the pages, and of their tabs, whose headings stand in the sidebar (`toc: menu`). */
  menus?: readonly string[];
  /** True where a layout of the site's own shows pages, without their titles, as dumi's does. */
  bare?: boolean;
  /** True where the theme draws the hero of a page. */
  heroes?: boolean;
  /** Names of the components that the site has; of all, if left out. */
  known?: readonly string[];
}

/**
 * The last step of a page from markdown to component: takes out its title, which the layout shows,
 * puts the table of contents first, names tables after their headings, highlights all code, and
 * turns all that is only text into HTML that is kept beside the page; see `plugin/pages/module`.
 * @param options what the site has and wants, each with its meaning in `PageOptions`
 */
export default function rehypePage({
  base,
  root,
  locales,
  support = [],
  published,
  routed,
  ownPreviewer,
  ownCode,
  ownActions,
  props,
  dated = false,
  dateOf,
  numbered = false,
  toc = true,
  menus = [],
  bare = false,
  heroes = false,
  known,
}: PageOptions) {
  const style = codeStyle(root);
  return async (tree: Root, file: PageVFile): Promise<void> => {
    const html = await foldHtml(base);
    const {
      filename = '',
      toc: shown,
      tocDepth,
      lastUpdated,
    } = file.data.frontmatter ?? {};
    const source = join(root, filename);
    const document = isFile(source) ? readDocument(source, root) : undefined;
    const page: DemoPage = {
      file,
      html,
      root,
      support,
      published,
      routed,
      ownPreviewer,
      ownActions,
      style,
      props,
      hasHero: heroes && document?.frontMatter.hero !== undefined,
      demos: [],
      sources: {},
      javascript: {},
    };
    const references: string[] = [];
    const values: string[] = [];
    const valueOf = (code: string) => `ledgerValues[${values.push(code) - 1}]`;
    const components = new Set<string>();
    const styles = new Set<string>();
    const work: (() => Promise<void>)[] = [];
    const locale = localeOfFile(filename, locales);
    let heading: Properties[string];
    const ownLinks: Element[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (isEmptyHeading(node) && typeof index === 'number') {
        parent?.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.tagName === 'code' && node.properties?.src) showCode(node, parent ?? null);
      if (isComponent(node.tagName) && known?.includes(node.tagName) === false)
        showContent(node, parent ?? null);
      const { tagName } = node;
      if (isComponent(tagName)) components.add(tagName);
      if (tagName === LINK) {
        const to = linkInLocale(String(node.properties?.to), locale, locales);
        node.properties = { ...node.properties, to };
      }
      if (leadsToOwnPage(node)) ownLinks.push(node);
      if (/^h[2-6]$/.test(tagName)) heading = node.properties?.id;
      // dumi's link in front of a heading contains an icon that has no styles here.
      if (tagName === 'a' && node.properties?.ariaHidden) node.children = [];
      if (/^(?:p|div)$/.test(tagName) && node.properties?.align) styles.add('aligned');
      if (tagName === 'blockquote') styles.add('quotes');
      if (tagName === 'pre') {
        node.properties = { ...node.properties, ...PREFORMATTED };
        styles.add('preformatted');
      }
      if (tagName === 'Table') {
        node.properties = { ...node.properties, ...nameOfTable(node, heading) };
        heading = undefined;
        if (markColumns(node)) styles.add('columns');
      }
      if (tagName === 'API') {
        const id = referenceId(node, file.data.frontmatter?.atomId);
        node.properties = { ...node.properties, id };
        references.push(id);
      }
      if (tagName === 'SourceCode') {
        const text = textOf(node).replace(/\n$/, '');
        const { title, numbered: asked } = readCodeMeta(node.data?.meta ?? '');
        const isNumbered = numbered || asked;
        if (isNumbered) styles.add('lines');
        if (title) node.properties = { ...node.properties, title };
        const { code, elements } = markedLines(node, text);
        if (title || elements.size > 0) file.data.authored = true;
        node.children = [];
        work.push(async () => {
          const lang = String(node.properties?.lang ?? '');
          const shown = await highlightCode(code, lang, [], elements, isNumbered);
          node.JSXAttributes = [
            ...(ownCode ? codeAttributes(node.JSXAttributes, code) : []),
            { type: 'JSXAttribute', name: 'html', value: html.add(shown) },
          ];
        });
      }
      if (bare && (isDemo(node) || tagName === 'SourceCode')) styles.add('default-theme');
      work.push(...[demoWork(node, parent, page, valueOf) ?? []].flat());
      return undefined;
    });
    const title = bare || document?.ownHeading ? undefined : takeTitle(tree);
    if (title) linkToContent(ownLinks, title.properties?.id);
    visit(tree, { tagName: 'h1' }, () => {
      styles.add('headings');
      return EXIT;
    });
    // One after the other, because parts and demos are numbered in page order.
    for (const step of work) await step();
    const folded = html.fold(tree);
    const items = tocOf(file.data.toc ?? [], tocDepth);
    const inMenu = menus.includes(filename);
    const isBeside = items.length > 0 && shown !== false && !inMenu;
    if (toc && !isBeside) styles.add('no-contents');
    if (toc && isBeside) {
      tree.children.unshift({
        type: 'element',
        tagName: 'Toc',
        properties: { id: tocId(tabKeyOf(file.data.frontmatter?.filename)) },
        children: [],
        JSXAttributes: [
          { type: 'JSXAttribute', name: 'items', value: valueOf('ledgerContent.toc') },
        ],
      });
    }
    const matter =
      document && tabKeyOf(filename) === undefined
        ? matterIn(
            document.frontMatter,
            { locale, locales, base },
            dated ? dateOf?.(filename, lastUpdated) : undefined,
          )
        : undefined;
    tree.children.push({
      type: 'element',
      tagName: 'LedgerPage',
      properties: {
        data: encodePayload({
          ...folded,
          toc: isBeside ? items : undefined,
          values,
          demos: page.demos,
          sources: page.sources,
          javascript: page.javascript,
          references,
          components: [...components],
          authored: file.data.authored,
          styles: [...styles],
          heroDemo: page.heroDemo,
          matter: inMenu ? { ...matter, toc: items } : matter,
        }),
      },
      children: [],
    });
  };
}
