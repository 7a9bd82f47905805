import { basename } from 'node:path';
import { lodash } from 'dumi/plugin-utils';
import { localeOf, localeOfFile, withLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { usableFrontMatter } from '../schemas/front-matter';
import type { FrontMatter } from '../schemas/front-matter';
import type { ResolvedOptions } from '../schemas/options';
import { normalizePath } from '../../model/page';
import type { Page } from '../../model/page';
import type { Problem } from '../../model/problem';
import { readDemo } from '../demos/source';
import { fileOf } from '../host';
import { isFile } from '../is-file';
import type { Route } from '../host';
import { readDocument } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import { tabsInOrder } from '../markdown/tab-files';
import { readApiNotes } from '../reference/notes';
import type { ApiNotes } from '../reference/notes';
import { hiddenPages } from './hidden-pages';
import { isStatic } from './is-static';

/** Everything that a site is read from. */
export interface SiteInput {
  /** Absolute path of the site. */
  root: string;
  /** Default language first. */
  locales: readonly Locale[];
  options: ResolvedOptions;
  /** Names of the components that markdown can use; unknown if left out. */
  components?: readonly string[];
  /** True if dumi's `apiParser` reads the references, which are known later than the site. */
  apiParser?: boolean;
  routes: readonly Pick<Route, 'absPath' | 'file' | 'isLayout' | 'meta'>[];
  /** True if two folders of an address make a section; false unless said. */
  twoLevels?: boolean;
  /** Names that the bundler resolves to the site's own code; none unless given. */
  aliases?: readonly string[];
  /** True if `themeConfig` has no name; dumi shows the logo alone then. */
  unnamed?: boolean;
  /** What addresses of the site begin with on its host, each with a slash at its end. */
  bases?: readonly string[];
  /** True for the ending of a file, without its dot, that a plugin of the site makes demos of. */
  isDemo?: (ending: string) => boolean;
}

/** A page's file and its tabs. */
export interface SitePage {
  document: PageDocument;
  tabs: { key: string; document: PageDocument }[];
}

/** A page that is code, in dumi's folder of pages, with what its first comment says of its place. */
export interface CodePage extends Pick<FrontMatter, 'nav' | 'group' | 'sidebar'> {
  path: string;
  locale: string;
  title: string;
  order: number;
  /** True if it may show something else before its reader acts; see `is-static`. */
  live?: boolean;
}

/** Everything that the site's authors have written, as last read. */
export interface Site extends Omit<SiteInput, 'routes'> {
  twoLevels: boolean;
  aliases: readonly string[];
  /** Addresses of pages that lie beside the code of a component, dumi's atoms. */
  atoms: ReadonlySet<string>;
  /** In the order of the routes. */
  others: readonly CodePage[];
  /** Those at addresses that show other pages; they are in sidebars alone. */
  hidden: readonly { page: Page; document: PageDocument; rival: string }[];
  /** By file relative to the root. An untranslated page has two addresses. */
  files: ReadonlyMap<string, SitePage>;
  /** One per address, in the order of the routes. */
  pages: readonly Page[];
  /** Paths below the base, including other routes; `:name` matches any segment. */
  addresses: ReadonlySet<string>;
  notes: readonly ApiNotes[];
  /** Problems of notes that cannot be read and are not in `notes`. */
  noteProblems: readonly Problem[];
}

function readSitePage(
  { file = '', meta }: SiteInput['routes'][number],
  root: string,
): SitePage {
  return {
    document: readDocument(file, root),
    tabs: tabsInOrder(file, meta?._atom_route === true).map(({ key, file: tab }) => ({
      key,
      document: readDocument(tab, root),
    })),
  };
}

function pageOf(
  absPath: string,
  { document: { file, frontMatter, ownHeading, nameless }, tabs }: SitePage,
  locales: readonly Locale[],
): Page {
  const path = normalizePath(absPath);
  const own = localeOf(path, locales);
  const locale = own.id;
  const { group, headline, after } = frontMatter;
  return {
    path,
    locale,
    title: String(frontMatter.title ?? ''),
    ...(headline && { headline }),
    description: String(frontMatter.description ?? ''),
    keywords: frontMatter.keywords,
    ...(frontMatter.search === false && { search: false }),
    group: typeof group === 'object' ? group.title : group,
    order: frontMatter.order ?? 0,
    ...(after && { after: withLocale(normalizePath(after), own) }),
    file,
    translated: path === own.home || localeOfFile(file, locales).id === locale,
    ...((ownHeading || nameless) && { headed: true }),
    ...(tabs.length > 0 && {
      tabs: [
        { key: null, title: '' },
        ...tabs.map(({ key, document }) => ({
          key,
          title: document.frontMatter.title ?? key,
        })),
      ],
    }),
  };
}

/** Pages of code, but those at patterns of addresses and those of packages. */
function codePages(routes: SiteInput['routes'], input: SiteInput): CodePage[] {
  return routes.flatMap(({ absPath, file }) => {
    const isCode = file && /\.[jt]sx?$/.test(file) && isFile(file);
    if (!isCode || /[*:]/.test(absPath) || fileOf(file, input.root).startsWith('..'))
      return [];
    const path = normalizePath(absPath);
    const { title: named, ...said } = readDemo(file)?.meta ?? {};
    const [name = ''] = basename(file.replace(/\/index([^/]+)?$/, '')).split(
      /\.[jt]sx?$/,
    );
    const title = typeof named === 'string' ? named : lodash.startCase(name);
    const { nav, group, sidebar, order = 0 } = usableFrontMatter(said);
    return {
      path,
      locale: localeOf(path, input.locales).id,
      title,
      order,
      nav,
      group,
      sidebar,
      live: !isStatic(file),
    };
  });
}

/** Reads the pages of all routes with their tabs, and the notes for `<API>`. */
export function readSite(input: SiteInput): Site {
  const { root, locales, options, components, apiParser, routes } = input;
  const { twoLevels = false, aliases = [], bases, unnamed, isDemo } = input;
  const rivals = hiddenPages(routes);
  const isShown = (route: (typeof routes)[number]) =>
    !rivals.some((one) => one.route === route);
  const addresses = routes.filter((route) => !route.isLayout && isShown(route));
  const files = new Map<string, SitePage>();
  const pages = addresses.flatMap((route) => {
    const { absPath, file } = route;
    // A page that has just been removed still has its route.
    if (!file?.endsWith('.md') || !isFile(file)) return [];
    const name = fileOf(file, root);
    const page = files.get(name) ?? readSitePage(route, root);
    files.set(name, page);
    return pageOf(absPath, page, locales);
  });
  const { notes, problems } = options.apiNotes
    ? readApiNotes(options.apiNotes, root)
    : { notes: [], problems: [] };
  return {
    root,
    locales,
    options,
    components,
    apiParser,
    aliases,
    files,
    pages,
    others: codePages(addresses, input),
    hidden: rivals.flatMap(({ route, rival }) => {
      if (!isFile(route.file ?? '')) return [];
      const hidden = readSitePage(route, root);
      const page = pageOf(route.absPath, hidden, locales);
      const { document } = hidden;
      return { page, document, rival: fileOf(rival.file ?? '', root) };
    }),
    atoms: new Set(
      addresses
        .filter(({ meta }) => meta?._atom_route)
        .map(({ absPath }) => normalizePath(absPath)),
    ),
    twoLevels,
    bases,
    unnamed,
    isDemo,
    addresses: new Set(addresses.map(({ absPath }) => normalizePath(absPath))),
    notes,
    noteProblems: problems,
  };
}

/** The documents of a page. The page itself comes first and has no key. */
export function documentsOf({ document, tabs }: SitePage): {
  key?: string;
  document: PageDocument;
}[] {
  return [{ document }, ...tabs];
}

/** All documents of a site, each page followed by its tabs. */
export function allDocuments({ files }: Pick<Site, 'files'>): PageDocument[] {
  return [...files.values()].flatMap((page) =>
    documentsOf(page).map(({ document }) => document),
  );
}

/**
 * The query of a tab's address; empty for the page itself.
 * @param key of the tab
 */
export function tabQuery(key: string | null | undefined): string {
  return key ? `?tab=${encodeURIComponent(key)}` : '';
}

/** True if a document is a home page, with a hero or features. */
export function isHome({ frontMatter }: Pick<PageDocument, 'frontMatter'>): boolean {
  return Boolean(frontMatter.hero ?? frontMatter.features);
}

/** True if a page of the site has a headline of its own. */
export function hasHeadlines({ pages }: Pick<Site, 'pages'>): boolean {
  return pages.some(({ headline }) => headline !== undefined);
}

/** True if a page of the site has its demos side by side. */
export function hasColumns(site: Pick<Site, 'files'>): boolean {
  return allDocuments(site).some(
    ({ frontMatter: { demo } }) => demo?.cols !== undefined && demo.cols > 1,
  );
}
