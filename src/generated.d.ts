/** Modules that `plugin/` writes for the browser; each file there says which. */

declare module '@@/ledger/site' {
  import type { SiteData } from './hooks/site-data';
  import type { Locale } from './model/locale';
  import type { Message } from './model/message';
  import type { ResolvedOptions } from './model/options';

  export const locales: Locale[];
  export const options: ResolvedOptions;
  /** Address that a path from the root of the site is below, without a slash at its end. */
  export const base: string;
  /** Loads pages and words, what pages say of themselves by address, and further words, by locale. */
  export const loaders: Record<
    string,
    {
      site: () => Promise<{ default: SiteData }>;
      descriptions: () => Promise<{ default: Record<string, string> }>;
      laterWords: () => Promise<{ default: Record<string, Message> }>;
    }
  >;
}

declare module '@@/ledger/api' {
  import type { ApiReference } from './model/api-row';

  /** Loads a reference by locale and id. */
  export const references: Record<
    string,
    Record<string, () => Promise<{ default: ApiReference }>>
  >;
}

declare module '@@/ledger/search' {
  import type { IndexAddresses } from './search/host';

  /** Where the search index of a locale is. */
  export const indexes: Record<string, IndexAddresses>;
}

declare module '@@/ledger/playground-packages' {
  /** Loads what renders a demo. */
  export const reactDom: () => Promise<{ default: unknown }>;
  /** Loads a package by the name by which demos import it. */
  export const packages: Record<string, () => Promise<unknown>>;
}

declare module '@@/ledger/problems' {
  import type { Problem } from './model/problem';

  /** What is wrong with the documentation; always empty in a build. */
  export const problems: Problem[];
}

declare module '@@/ledger/app' {}

declare module '@@/ledger/site-context' {
  import type { ISiteContext } from 'dumi/dist/client/theme-api/context';

  export const siteContext: Omit<ISiteContext, 'loading' | 'setLoading'>;
}

declare module '@@/ledger/collector' {
  import type { Collector } from './renderer/prerender-host';

  /** Loads what collects the styles that demos make; none where the site has no such library. */
  export const loadCollector: (() => Promise<{ collect: Collector }>) | undefined;
}

declare module '@@/core/route' {
  import type { RouteComponents, Routes } from './renderer/routes';

  /** The table of all routes of the site. */
  export function getRoutes(): Promise<{
    routes: Routes;
    routeComponents: RouteComponents;
  }>;
}

declare module '@@/ledger/demo-pages' {
  /** The pages by how the ids of their demos begin. */
  export const pages: { prefix: string; load: () => Promise<unknown> }[];
}

declare module '@@/exports' {
  export { useLocation } from 'react-router-dom';
}

declare module '@@/dumi/locales/config' {
  import type { Locale } from './model/locale';

  export const locales: Locale[];
  export const messages: Record<string, Record<string, string>>;
}

declare module 'ledger/react-intl' {
  export * from 'react-intl';
}

declare module '*.css';
