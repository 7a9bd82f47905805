import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedPackage } from '../../demos/installed-package';
import { hasOwnDocLayout, isInOwnCode } from '../../demos/own-code';
import { THEME_ROOT } from '../../host';
import { hostPackages } from '../../host-packages';
import { isFile } from '../../is-file';
import { FENCE } from '../../markdown/front-matter';
import { allDocuments, hasColumns, isHome } from '../../site/read-site';
import type { Site } from '../../site/read-site';
import { siteDemos } from '../../site/site-demos';
import { cellStyles } from './cell-styles';
import { isInOwnStyles } from './dumi-class';
import { headerStyles } from './header-styles';
import { hasOwnElements } from './own-elements';

/** Rules of the theme for what a site's own slot draws, by slot. */
const STYLES: Readonly<Record<string, string>> = {
  Header: 'slots/Header/own-header.css',
  Logo: 'slots/Header/own-logo.css',
  Navbar: 'slots/Header/own-navbar.css',
  Sidebar: 'layouts/DocLayout/own-sidebar.css',
  Toc: 'slots/Toc/own-toc.css',
};

/** Rules of the theme for a site that has its own layout of documents. */
const OWN_LAYOUT = 'styles/own/own-layout.css';

/** Rules of the theme for headings, whose color antd has on every page before its version 5. */
const LIBRARY_HEADINGS = 'styles/own/library-headings.css';

/** Rules of the theme for links, which resets style, and antd. */
const LIBRARY_LINKS = 'styles/own/library-links.css';

/** An import of antd, by which a site's own layout may stand around all pages. */
const ANTD = /\bfrom\s*['"]antd['"/]/;

/** Rules of the theme for a site whose own style sheets reset elements. */
const AFTER_RESET = 'styles/own/after-reset.css';

/** Rules of the theme for elements of text for which a site's own style sheets have some, by element. */
const ELEMENTS: Readonly<Record<string, string>> = {
  'code|pre': 'builtins/SourceCode/block-code.css',
  table: 'styles/own/own-tables.css',
};

/** A rule for such elements, and not a script that has a variable of that name. */
const ruleFor = (element: string) =>
  new RegExp(`(?:^|[\\s>+~),*}'"\`])(?:${element})\\b[^;{}=()]*\\{`, 'm');

/** Rules of the theme for titles of pages, where a site's own theme files show some. */
const OWN_TITLE = 'styles/own/own-title.css';

/** Rules of the theme for a home page that may be shorter than the window. */
const SHORT_HOME = 'slots/Hero/short-home.css';

/** Rules of the theme for a site with demos side by side. */
const NARROW_TOOLS = 'builtins/Previewer/panel/toolbar/narrow-tools.css';

/** Rules of the theme for demos that are frames themselves. */
const OWN_FRAMES = 'builtins/Previewer/own-frames.css';

/** Rules of the theme for components of the site's own on pages. */
const OWN_ELEMENTS = 'styles/own/own-elements.css';

/** Files of a site with Tailwind or UnoCSS. */
const UTILITIES = /^(?:tailwind|uno|unocss)\.(?:css|config\.\w+)$/;

/** How a script or style sheet asks for a reset. */
const RESET = /@tailwind\s+base|['"]tailwindcss\b|\bpreflight\b|\breset(?:\.min)?\.css\b/;

const SOURCE = /\.(?:[cm]?[jt]sx?|css|less|s[ac]ss)$/;

const ofTheme = (file: string) => join(THEME_ROOT, file).replaceAll('\\', '/');

/** The rules of dumi's slots begin with a class, whose first part is a variable. */
const CLASS = /^\.@\{prefix\}-([\w-]+)/gm;

/** The classes for which a style sheet of dumi's has rules, without dumi's prefix. */
function classesIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...new Set([...text.matchAll(CLASS)].map(([, name = '']) => name))];
}

/** dumi's slots with their style sheets; none where dumi has no such folder. */
function sheetsIn(folder: string): { slot: string; path: string }[] {
  try {
    const slots = readdirSync(folder);
    const all = slots.map((slot) => ({ slot, path: join(folder, slot, 'index.less') }));
    return all.filter(({ path }) => isFile(path));
  } catch {
    return [];
  }
}

/**
 * Style sheets of dumi's own slots that a site borrows: its files have elements with the class of a
 * slot that it has not got itself, such as the list of languages for one of versions. With dumi's
 * theme their rules are there in any case.
 * @param root absolute path of the site
 * @param defaultTheme absolute path of dumi's default theme
 * @param slots those that the site has, which bring their own styles
 * @returns absolute paths
 */
export function borrowedStyles(
  root: string,
  defaultTheme: string,
  slots: Pick<ReadonlyMap<string, string>, 'has'>,
): string[] {
  if (!isInOwnCode(/\bdumi-default-/, root)) return [];
  const borrowed = sheetsIn(join(defaultTheme, 'slots')).filter(({ slot, path }) => {
    if (slots.has(slot)) return false;
    const names = classesIn(path);
    return (
      names.length > 0 &&
      isInOwnCode(new RegExp(`\\bdumi-default-(?:${names.join('|')})(?![\\w-])`), root)
    );
  });
  return borrowed.map(({ path }) => path.replaceAll('\\', '/'));
}

/**
 * Absolute paths of the theme's style sheets for slots of a site's own.
 * @param slots those that the site has
 */
export function ownSlotStyles(slots: Pick<ReadonlyMap<string, string>, 'has'>): string[] {
  return Object.entries(STYLES)
    .filter(([name]) => slots.has(name))
    .map(([, file]) => ofTheme(file));
}

/**
 * The same for layouts of a site's own.
 * @param root absolute path of the site
 */
export function ownLayoutStyles(
  root: string,
  layouts: Pick<ReadonlyMap<string, string>, 'has'>,
): string[] {
  return hasOwnDocLayout(root, layouts) ? [ofTheme(OWN_LAYOUT)] : [];
}

function hasReset(root: string): boolean {
  return (
    readdirSync(root).some((name) => UTILITIES.test(name)) ||
    isInOwnCode(RESET, root, '.dumi', SOURCE)
  );
}

/**
 * The same for what styles elements of all pages: a reset, and antd, which has rules for headings
 * before its version 5, and for links.
 * @param root absolute path of the site
 */
export function sharedStyles(root: string): string[] {
  const { version = '5' } = installedPackage('antd', root) ?? {};
  const isGlobal = Number.parseInt(version, 10) < 5;
  const resets = hasReset(root);
  return [
    ...(isGlobal ? [LIBRARY_HEADINGS] : []),
    ...(resets ? [AFTER_RESET] : []),
    ...(isGlobal || resets || isInOwnCode(ANTD, root) ? [LIBRARY_LINKS] : []),
  ].map(ofTheme);
}

/**
 * The same for a site with rules for elements of text: code, and tables.
 * @param root absolute path of the site
 */
export function elementStyles(root: string): string[] {
  return Object.entries(ELEMENTS)
    .filter(([element]) => isInOwnStyles(ruleFor(element), root))
    .map(([, file]) => ofTheme(file));
}

/**
 * The same for a site whose theme files show titles of pages, such as its own content.
 * @param root absolute path of the site
 */
export function ownTitleStyles(root: string): string[] {
  return isInOwnCode(/<h1\b/, root, '.dumi/theme') ? [ofTheme(OWN_TITLE)] : [];
}

/** The same for a site with a home page that has nothing below its hero and features. */
export function shortHomeStyles(site: Pick<Site, 'files'>): string[] {
  const isShort = allDocuments(site).some(
    (page) => isHome(page) && page.text.replace(FENCE, '').trim() === '',
  );
  return isShort ? [ofTheme(SHORT_HOME)] : [];
}

/** The same for a site with demos side by side. */
export function columnStyles(site: Pick<Site, 'files'>): string[] {
  return hasColumns(site) ? [ofTheme(NARROW_TOOLS)] : [];
}

/** The same for a site with a page that has many tabs. */
export function tabStyles(site: Pick<Site, 'pages'>): string[] {
  const hasMany = site.pages.some(({ tabs = [] }) => tabs.length > 3);
  return hasMany ? [ofTheme('slots/ContentTabs/many-tabs.css')] : [];
}

/** The same for a site with a demo, in a file or in a page, that has a frame in its code. */
export function frameStyles(site: Site): string[] {
  const files = siteDemos(site).flatMap((demo) => demo.files);
  const hasFrame = [...allDocuments(site), ...files].some(({ text }) =>
    /<iframe\b/.test(text),
  );
  return hasFrame ? [ofTheme(OWN_FRAMES)] : [];
}

/**
 * Style sheets that not every site needs, as umi imports them: for its own files besides their own, and
 * for its header.
 * @param partsOf those that the site has files of its own for
 * @param all true for a development server, which does not read all demos at its start
 */
export function stylesOfSite(
  site: Site,
  partsOf: (kind: 'slots' | 'layouts') => Pick<ReadonlyMap<string, string>, 'has'>,
  all: boolean,
): { source: string }[] {
  const { root } = site;
  const slots = partsOf('slots');
  const dumi = dirname(hostPackages(root).dumi.resolve('dumi/package.json'));
  const borrowed = borrowedStyles(root, join(dumi, 'theme-default'), slots);
  const own = [
    ...ownSlotStyles(slots),
    ...ownLayoutStyles(root, partsOf('layouts')),
    ...ownTitleStyles(root),
  ];
  const shared = [...headerStyles(site), ...cellStyles(site)].map(ofTheme);
  const sources = [
    ...borrowed,
    ...shared,
    ...shortHomeStyles(site),
    ...columnStyles(site),
    ...tabStyles(site),
    ...(all ? [ofTheme(OWN_FRAMES)] : frameStyles(site)),
    ...(all || hasOwnElements(root) ? [ofTheme(OWN_ELEMENTS)] : []),
    ...own,
    ...sharedStyles(root),
    ...elementStyles(root),
  ];
  return sources.map((source) => ({ source }));
}
