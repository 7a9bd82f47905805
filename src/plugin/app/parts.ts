import { join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import { hasLargeSidebars, hasLongSidebars, hasMenus } from '../site/navigation';
import { GIVEN_CLASSES, isInOwnCode } from '../demos/own-code';
import { isWithoutComponent } from '../demos/source';
import { isColorFixed } from './head-html';
import { isLarge } from '../site/large-site';
import { allDocuments, hasColumns, hasHeadlines, isHome } from '../site/read-site';
import { siteDemos } from '../site/site-demos';
import type { Site } from '../site/read-site';
import { asksForClass, looksForClass } from './styles/dumi-class';
import { headerLogo } from './styles/header-styles';

type Wanted = (site: Site) => boolean;

const hasMenuTocs: Wanted = (site) =>
  allDocuments(site).some(({ frontMatter }) => frontMatter.toc === 'menu');

/** A page may be without a sidebar. */
const isSidebarless: Wanted = ({ options }) => options.sidebar !== 'all';

/** The slots that not every site shows, each with the sites that do. */
const PARTS: Readonly<Record<string, Wanted>> = {
  ColorSwitch: ({ options }) => options.prefersColor.switch !== false,
  HeaderExtra: () => false,
  LangSwitch: ({ locales }) => locales.length > 1,
  NavbarExtra: () => false,
  NoSidebar: isSidebarless,
  NavMenu: (site) => hasMenus(site),
  OwnVersion: ({ options }) => options.ownVersion,
  PageDate: ({ options }) => options.lastUpdated === true,
  PageMarkdown: ({ options }) => options.markdownPages,
  RtlSwitch: ({ options }) => options.rtl === true,
  SidebarToc: hasMenuTocs,
  SocialLinks: ({ options }) => Object.keys(options.socialLinks ?? {}).length > 0,
};

/** Code that asks how wide the window is, which Node cannot know. */
const ASKS_WIDTH =
  /\b(?:innerWidth|useBreakpoint|useResponsive|useWindowSize|useMedia(?:Query)?)\b|\bmatchMedia\((?!\W*prefers)/;

/** Code that gives an element or a component the address of a picture. */
const PICTURE = /<img\b|\bsrc\s*[=:]|\bon(?:Load|Error)\b/;

/** The same in a page, whose tags for demos and files have addresses too. */
const PICTURE_IN_PAGE = /<(?!code\b|embed\b)\w[^<>]*\bsrc\s*=\s*[{"'`]/;

/** True if a demo, a page or a theme file of the site may show pictures by script. */
function showsPictures(site: Site): boolean {
  return (
    siteDemos(site).some(({ files }) => files.some(({ text }) => PICTURE.test(text))) ||
    allDocuments(site).some(({ text }) => PICTURE_IN_PAGE.test(text)) ||
    isInOwnCode(PICTURE, site.root)
  );
}

const hasEmptyDemos: Wanted = (site) => siteDemos(site).some(isWithoutComponent);

/** An import from another theme. */
const OTHER_THEME = /['"]dumi-theme-(?!ledger\b)/;

/** What pages may have, each with the sites that have such a page. */
const FEATURES: Readonly<Record<string, Wanted>> = {
  columns: hasColumns,
  dates: ({ options }) => options.lastUpdated === true,
  emptyDemos: hasEmptyDemos,
  headings: ({ pages }) => pages.some(({ headed }) => headed),
  headlines: hasHeadlines,
  inspect: ({ options }) => options.inspect !== undefined,
  htmlFooter: ({ options: { footer } }) => /[<&]/.test(JSON.stringify(footer) ?? ''),
  landings: (site) => allDocuments(site).some(isHome),
  largeSidebars: (site) => hasLargeSidebars(site),
  markdown: ({ options }) => options.markdownPages,
  // Not all links of a large site are there to be filtered.
  longSidebars: (site) => hasLongSidebars(site) && !isLarge(site),
  menuTocs: hasMenuTocs,
  movedPages: ({ pages }) => pages.some(({ after }) => after),
  ownVersion: ({ options }) => options.ownVersion,
  pictures: showsPictures,
  searchPictures: ({ options }) => options.searchPictures !== undefined,
  sidebarless: isSidebarless,
  asksWidth: ({ root }) => isInOwnCode(ASKS_WIDTH, root, '.dumi/theme'),
  networks: ({ options }) => Object.keys(options.socialLinks ?? {}).length > 0,
};

/** Slots that pages bring along themselves, or do without, unless the site has its own. */
const OF_SITES = ['Features', 'Hero', 'PreviewerActions', 'SearchResult', 'Toc'];

/** Slots that layouts, pages and slots ask for by a constant. */
const OWN_FEATURES = ['ContentTabs', 'Features', 'Hero', 'Navbar', 'Toc'];

/** What only large sites load, each module with its file and its exports. */
const OF_LARGE_SITES = {
  'large-site': {
    file: 'data/large-site',
    names: ['completeSiteData', 'groupsBeside', 'keepPages', 'loadList', 'needList'],
  },
  'site-parts': {
    file: 'renderer/navigation/site-parts',
    names: ['loadAllNames', 'loadPart'],
  },
  'group-links': {
    file: 'slots/Sidebar/group-links',
    names: ['groupsWithout', 'linksOf', 'withLinks'],
  },
};

/** Code that asks whether the site is large finds these; other sites have nothing in their place. */
function largeModules(large: boolean): Modules {
  const entries = Object.entries(OF_LARGE_SITES).map(([name, { file, names }]) => {
    const from = quoted(join(THEME_ROOT, large ? file : 'ui/nothing'));
    const what = names.map((one) => (large ? one : `default as ${one}`)).join(', ');
    return [`${name}.ts`, `export { ${what} } from ${from};\n`];
  });
  return Object.fromEntries(entries) as Modules;
}

/**
 * `@@/ledger/parts`: the slots that not every site shows, and the headings of large sidebars. One
 * that this site does not show is an empty component there, so that no page carries its code. `@@/ledger/demo-toolbar`: the toolbar of
 * demos, with the site's own slot after it where there is one. `@@/ledger/demo-tools`: what stands
 * below demos, the site's own slot where there is one. `@@/ledger/code-editor`: the editor of demos,
 * in the same way. `@@/ledger/search-panel`: the field of the
 * search and its results, which the site's own slot shows where there is one.
 * `@@/ledger/search-pictures`: the folders of pictures beside hits. `@@/ledger/inspect`: what makes the
 * parts of demos. `@@/ledger/features` says of the rest
 * whether the site has it, for code that only such sites need.
 * @param overridden names of the slots that the site has files of its own for
 * @param all true to keep every slot, for a server where a page may ask for one at any time
 * @param builtins names of the components that the site has files of its own for
 * @param reactMajor version of the site's React
 */
export function partsModule(
  site: Site,
  overridden: Pick<ReadonlySet<string>, 'has'>,
  all: boolean,
  builtins: readonly string[] = [],
  reactMajor = 16,
): Modules {
  const nothing = quoted(join(THEME_ROOT, 'ui/nothing'));
  const lines = Object.entries(PARTS).map(([name, isShown]) => {
    const isKept = all || overridden.has(name) || isShown(site);
    const file = isKept ? `'dumi/theme/slots/${name}'` : nothing;
    return `export { default as ${name} } from ${file};`;
  });
  const toolbar = overridden.has('PreviewerActionsExtra')
    ? 'extended-toolbar'
    : 'panel/toolbar/demo-toolbar';
  const tools = overridden.has('PreviewerActions') ? 'own-actions' : 'later-panel';
  const search = overridden.has('SearchResult') ? 'own-search-panel' : 'search-panel';
  const previewer = (name: string) =>
    quoted(join(THEME_ROOT, 'builtins/Previewer', name));
  const editor = overridden.has('SourceCodeEditor')
    ? previewer('own-editor')
    : quoted(join(THEME_ROOT, 'playground/editor/editor'));
  const panel = quoted(join(THEME_ROOT, 'slots/SearchBar', search));
  const toggle =
    all || hasLargeSidebars(site)
      ? quoted(join(THEME_ROOT, 'slots/Sidebar/group-toggle'))
      : nothing;
  const sidebar = overridden.has('Sidebar')
    ? quoted(join(THEME_ROOT, 'slots/Sidebar/own-sidebar'))
    : "'dumi/theme/slots/Sidebar'";
  const isLong = all || FEATURES.longSidebars?.(site);
  const long = (file: string) =>
    isLong ? quoted(join(THEME_ROOT, 'slots/Sidebar', file)) : nothing;
  const ofSites = OF_SITES.map((name) => {
    const file = overridden.has(name) ? `'dumi/theme/slots/${name}'` : nothing;
    return `export { default as Own${name} } from ${file};`;
  });
  const versionChoice =
    all || site.options.ownVersion
      ? quoted(join(THEME_ROOT, 'slots/OwnVersion/later-choice'))
      : nothing;
  const hasLayouts = all || isInOwnCode(/./, site.root, '.dumi/theme/layouts');
  const layoutTitle = hasLayouts
    ? quoted(join(THEME_ROOT, 'renderer/frame/layout-title'))
    : nothing;
  const large = !all && isLarge(site);
  const logo = headerLogo(site);
  // A module of constants alone, which the bundler writes where they are asked for.
  const features = [
    ...Object.entries(FEATURES).map(([name, isThere]) => [name, all || isThere(site)]),
    ['large', large],
    // dumi's theme shows that slot on all pages, others on those with a hero alone.
    ['heroPages', isInOwnCode(OTHER_THEME, site.root, '.dumi/theme')],
    ['rendersAnew', reactMajor >= 18],
    ['fixedColor', isColorFixed(site.options)],
    ['ownPreviewer', builtins.includes('Previewer')],
    ['logoAlone', logo.alone],
    ['logoWidth', logo.width],
    ['logoHeight', logo.height],
    ...Object.entries(GIVEN_CLASSES).map(([feature, name]) => [
      feature,
      asksForClass(site.root, name),
    ]),
    ['searchClass', looksForClass(site.root, 'search-bar')],
    ...OWN_FEATURES.map((name) => [`own${name}`, overridden.has(name)]),
  ];
  return {
    'parts.ts': [
      ...lines,
      `export { default as GroupToggle } from ${toggle};`,
      `export { default as FoldingGroup } from ${long('folding-group')};`,
      `export { default as LayoutTitle } from ${layoutTitle};`,
      `export { default as OwnVersionChoice } from ${versionChoice};`,
      `export { default as Sidebar } from ${sidebar};`,
      `export { default as SidebarFilter } from ${long('sidebar-filter')};`,
      ...ofSites,
    ],
    'demo-toolbar.ts': [`export { DemoToolbar } from ${previewer(toolbar)};`],
    'demo-tools.ts': [`export { load, Panel } from ${previewer(tools)};`],
    'code-editor.ts': [`export { Editor } from ${editor};`],
    'inspect.ts': [`export const parts = ${JSON.stringify(site.options.inspect ?? {})};`],
    'search-pictures.ts': [
      `export const pictures = ${JSON.stringify(site.options.searchPictures ?? {})};`,
    ],
    'search-panel.ts': [`export { default } from ${panel};`],
    ...largeModules(large),
    'features.ts': features.map(([name, is]) => `export const ${name} = ${is};`),
  };
}
