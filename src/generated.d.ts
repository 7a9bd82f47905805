/** Modules that `plugin/` writes for the browser; each file there says which. */

declare module '@@/ledger/site' {
  import type { Page } from './model/page';
  import type { Locale } from './model/locale';
  import type { ResolvedOptions } from './model/options';

  export const pages: Page[];
  export const locales: Locale[];
  export const options: ResolvedOptions;
}

declare module '@@/ledger/api' {
  import type { ApiReference } from './model/api-row';

  /** Loads a reference by locale and id. */
  export const references: Record<
    string,
    Record<string, () => Promise<{ default: ApiReference }>>
  >;
}

declare module '@@/ledger/problems' {
  import type { Problem } from './model/problem';

  /** What is wrong with the documentation; always empty in a build. */
  export const problems: Problem[];
}

declare module '*.css';
