import { join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import { hasMenus } from '../site/navigation';
import { isColorFixed } from './head-html';
import { allDocuments } from '../site/read-site';
import type { Site } from '../site/read-site';

type Wanted = (site: Site) => boolean;

const hasMenuTocs: Wanted = (site) =>
  allDocuments(site).some(({ frontMatter }) => frontMatter.toc === 'menu');

/** The slots that not every site shows, each with the sites that do. */
const PARTS: Readonly<Record<string, Wanted>> = {
  ColorSwitch: ({ options }) => options.prefersColor.switch !== false,
  HeaderExtra: () => false,
  LangSwitch: ({ locales }) => locales.length > 1,
  NavbarExtra: () => false,
  NoSidebar: ({ options }) => options.sidebar !== 'all',
  NavMenu: (site) => hasMenus(site),
  PageDate: ({ options }) => options.lastUpdated === true,
  RtlSwitch: ({ options }) => options.rtl === true,
  SidebarToc: hasMenuTocs,
  SocialLinks: ({ options }) => Object.keys(options.socialLinks ?? {}).length > 0,
};

/** What pages may have, each with the sites that have such a page. */
const FEATURES: Readonly<Record<string, Wanted>> = {
  dates: ({ options }) => options.lastUpdated === true,
  headings: ({ pages }) => pages.some(({ headed }) => headed),
  htmlFooter: ({ options: { footer } }) => /[<&]/.test(JSON.stringify(footer) ?? ''),
  landings: (site) =>
    allDocuments(site).some(
      ({ frontMatter }) => frontMatter.hero ?? frontMatter.features,
    ),
  menuTocs: hasMenuTocs,
  networks: ({ options }) => Object.keys(options.socialLinks ?? {}).length > 0,
};

/** Slots that pages bring along themselves, or do without, unless the site has its own. */
const OF_SITES = ['Features', 'Hero', 'PreviewerActions', 'SearchResult', 'Toc'];

/** Slots that layouts and pages ask for by a constant. */
const OWN_FEATURES = ['ContentTabs', 'Features', 'Hero', 'Toc'];

/**
 * `@@/ledger/parts`: the slots that not every site shows. One that this site does not show is an
 * empty component there, so that no page carries its code. `@@/ledger/demo-toolbar`: the toolbar of
 * demos, with the site's own slot after it where there is one. `@@/ledger/demo-tools`: what stands
 * below demos, the site's own slot where there is one. `@@/ledger/code-editor`: the editor of demos,
 * in the same way. `@@/ledger/search-panel`: the field of the
 * search and its results, which the site's own slot shows where there is one. `@@/ledger/features` says of the rest
 * whether the site has it, for code that only such sites need.
 * @param overridden names of the slots that the site has files of its own for
 * @param all true to keep every slot, for a server where a page may ask for one at any time
 */
export function partsModule(
  site: Site,
  overridden: Pick<ReadonlySet<string>, 'has'>,
  all: boolean,
): Modules {
  const nothing = quoted(join(THEME_ROOT, 'ui/nothing'));
  const lines = Object.entries(PARTS).map(([name, isShown]) => {
    const isKept = all || overridden.has(name) || isShown(site);
    const file = isKept ? `'dumi/theme/slots/${name}'` : nothing;
    return `export { default as ${name} } from ${file};`;
  });
  const toolbar = overridden.has('PreviewerActionsExtra')
    ? 'extended-toolbar'
    : 'panel/demo-toolbar';
  const tools = overridden.has('PreviewerActions') ? 'own-actions' : 'later-panel';
  const search = overridden.has('SearchResult') ? 'own-search-panel' : 'search-panel';
  const previewer = (name: string) =>
    quoted(join(THEME_ROOT, 'builtins/Previewer', name));
  const editor = overridden.has('SourceCodeEditor')
    ? previewer('own-editor')
    : quoted(join(THEME_ROOT, 'playground/editor/editor'));
  const panel = quoted(join(THEME_ROOT, 'slots/SearchBar', search));
  const ofSites = OF_SITES.map((name) => {
    const file = overridden.has(name) ? `'dumi/theme/slots/${name}'` : nothing;
    return `export { default as Own${name} } from ${file};`;
  });
  // A module of constants alone, which the bundler writes where they are asked for.
  const features = [
    ...Object.entries(FEATURES).map(([name, isThere]) => [name, all || isThere(site)]),
    ['fixedColor', isColorFixed(site.options)],
    ...OWN_FEATURES.map((name) => [`own${name}`, overridden.has(name)]),
  ];
  return {
    'parts.ts': [...lines, ...ofSites],
    'demo-toolbar.ts': [`export { DemoToolbar } from ${previewer(toolbar)};`],
    'demo-tools.ts': [`export { load, Panel } from ${previewer(tools)};`],
    'code-editor.ts': [`export { Editor } from ${editor};`],
    'search-panel.ts': [`export { default } from ${panel};`],
    'features.ts': features.map(([name, is]) => `export const ${name} = ${is};`),
  };
}
