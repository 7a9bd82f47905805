/** Modules that `plugin/` writes for the browser. Each file there names its own. */

declare module '@@/ledger/site' {
  export const locales: import('./model/locale').Locale[];
  export const options: import('./plugin/schemas/options').ShippedOptions;
  /** Path that the site is below, without a trailing slash. */
  export const base: string;
  /** Load pages and messages, descriptions by path, and lazy messages, by locale. */
  export const loaders: Record<
    string,
    {
      site: () => Promise<{ default: import('./data/site-data').SiteData }>;
      descriptions: () => Promise<import('./data/site-data').Descriptions>;
      laterWords: () => Promise<{
        default: Record<string, import('./model/message').Message>;
      }>;
      /** On a large site. */
      list?: () => Promise<{ default: import('./data/site-data').PageList }>;
    }
  >;
}

declare module '@@/ledger/loader-data' {
  /** Data of the routes that have loaders. */
  export const useLoaderData: typeof import('./renderer/navigation/loader-data').useLoaderData;
}

declare module '@@/ledger/api' {
  /** Loads a reference by locale and id. */
  export const references: Record<
    string,
    Record<string, () => Promise<{ default: import('./model/api-row').ApiReference }>>
  >;
}

declare module '@@/ledger/react' {
  /** The adapter for the site's version of React. */
  export { createPortal } from 'react-dom';
  export const createRoot: import('./react/root').ReactAdapter['createRoot'];
  export const hydrateRoot: import('./react/root').ReactAdapter['hydrateRoot'];
  export const batched: import('./react/root').ReactAdapter['batched'];
  export const afterCommit: import('./react/root').ReactAdapter['afterCommit'];
  export const importOf: import('./react/root').ReactAdapter['importOf'];
}

declare module '@@/ledger/demo-toolbar' {
  /** The toolbar of a demo, with what the site adds to it. */
  export const DemoToolbar: import('react').FC<
    import('./builtins/Previewer/panel/toolbar/demo-toolbar').DemoToolbarProps
  >;
}

declare module '@@/ledger/demo-tools' {
  /** What stands below a demo: the theme's tools and code, or the slot of the site. */
  export const Panel: typeof import('./builtins/Previewer/later-panel').Panel;
  /** Loads it for a page that is not in the document yet. */
  export const load: (() => Promise<void>) | undefined;
}

declare module '@@/ledger/search-panel' {
  /** The field of the search and its results. */
  const SearchPanel: import('react').FC<{
    locale: string;
    initial: string;
    onClose: () => void;
    onChoose: () => void;
  }>;
  export default SearchPanel;
}

declare module '@@/ledger/code-editor' {
  /** The editor of a demo's files: the theme's, or the slot of the site. */
  export const Editor: typeof import('./playground/editor/editor').Editor;
}

declare module '@@/ledger/parts' {
  /** A slot that not every site shows; empty where this site does not. */
  type Part = () => import('react').ReactElement | null;
  export const ColorSwitch: Part;
  export const HeaderExtra: Part;
  export const NavMenu: import('react').FC<{
    item: import('./model/nav').NavItem;
    current: boolean;
    open?: boolean;
  }>;
  export const LangSwitch: Part;
  export const LayoutTitle: Part;
  export const NoSidebar: Part;
  export const NavbarExtra: Part;
  export const RtlSwitch: Part;
  export const Sidebar: Part;
  export const SidebarToc: Part;
  export const OwnVersion: Part;
  export const OwnVersionChoice: Part;
  export const PageDate: Part;
  export const PageMarkdown: Part;
  export const SocialLinks: Part;
  /** Of large and of long sidebars; empty where the site has none. */
  export const GroupToggle: import('react').FC<{
    title: string;
    to: string;
    open: boolean;
    onPress: () => void;
  }>;
  export const FoldingGroup: import('react').FC<{
    title: string;
    id: string;
    current: boolean;
    forced: boolean;
  }>;
  export const SidebarFilter: import('react').FC<{
    isEmpty: boolean;
    onChange: (text: string) => void;
  }>;
  /** Slots that the site has files of its own for. */
  export const OwnFeatures: Part;
  export const OwnHero: Part;
  export const OwnPreviewerActions: Part;
  export const OwnSearchResult: Part;
  export const OwnToc: Part;
}

declare module '@@/ledger/social' {
  /** Paths of the mark of the repository's host; none where there is none. */
  export const mark: string[];
  /** By the names of the networks that the site names; labels by language. */
  export const icons: Record<
    string,
    { paths: string[]; labels: Record<string, string> } | undefined
  >;
}

/** Of React 18; the types in this repository are those of 16. */
declare module 'react-dom/client' {
  export interface ClientRoot {
    render(element: import('react').ReactElement): void;
    unmount(): void;
  }
  export function createRoot(container: Element): ClientRoot;
  export function hydrateRoot(
    container: Element,
    element: import('react').ReactElement,
    options?: { onRecoverableError?: (error: unknown) => void },
  ): ClientRoot;
}

declare module '@@/ledger/search' {
  /** Addresses of the search index of each locale. */
  export const indexes: Record<string, import('./search/load-texts').IndexAddresses>;
}

declare module '@@/ledger/offline' {
  /** Path that the site is below, without a trailing slash. */
  export const base: string;
  /** Address that the site's files are below, with a slash at its end. */
  export const publicPath: string;
  export const locales: import('./model/locale').Locale[];
  export const words: Record<string, import('./offline/messages').OfflineWords>;
}

declare module '@@/ledger/playground-packages' {
  /** Loads the module that renders a demo. */
  export const reactDom: () => Promise<{ default: unknown }>;
  /** Loads a package by the specifier in demos' imports. */
  export const packages: Record<string, () => Promise<unknown>>;
}

declare module '@@/ledger/problems' {}
declare module '@@/ledger/app' {}
declare module '@@/ledger/site-context' {
  import type { ISiteContext } from 'dumi/dist/client/theme-api/context';

  export const siteContext: Omit<ISiteContext, 'loading' | 'setLoading'>;
}

declare module '@@/ledger/own-scripts' {
  /** Loads and runs the site's own scripts that have to run when a page loads; undefined without one. */
  export const load: (() => Promise<unknown>) | undefined;
}

declare module '@@/ledger/collector' {
  /** Loads the collector of styles that demos generate; undefined without such a library. */
  export const loadCollector:
    | (() => Promise<{ collect: import('./renderer/prerender-host').Collector }>)
    | undefined;
}

declare module '@@/core/route' {
  /** The table of all routes of the site. */
  export function getRoutes(): Promise<{
    routes: import('./renderer/navigation/routes').Routes;
    routeComponents: import('./renderer/navigation/routes').RouteComponents;
  }>;
}

declare module '@@/ledger/demo-pages' {
  /** The pages by the prefix of their demos' ids. */
  export const pages: { prefix: string; load: () => Promise<unknown> }[];
}

declare module '@@/exports' {
  export { useLocation } from 'react-router-dom';
}

declare module '@@/dumi/locales/config' {
  export const locales: import('./model/locale').Locale[];
  export const messages: Record<string, Record<string, string>>;
}

declare module 'ledger/react-intl' {
  export * from 'react-intl';
}

declare module '*.css';
