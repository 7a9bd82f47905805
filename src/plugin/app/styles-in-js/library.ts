import type { Chain } from '../../host';

/** webpack's plugin that puts one module in the place of another. */
export type Replacement = Parameters<ReturnType<Chain['plugin']>['use']>[0];

/**
 * Absolute paths of the packages of a site's dependency tree that make styles, by name: each copy, that
 * which is used nearest to the site first.
 */
export type Found = Readonly<Record<string, readonly string[]>>;

/** A library that makes styles while components render. */
export interface StyleLibrary {
  /** Any of these packages shows that the site has it. */
  packages: readonly string[];
  /** One of them, whose copies know nothing of each other: each has a collector of its own. */
  eachCopyOf?: string;
  /**
   * Lines of a module that exports `collect(element)`: the element in what collects its styles, and
   * `styles(html)`, the style elements after it has been rendered. See `Collector` in
   * `renderer/prerender-host`.
   */
  collector(found: Found): string[];
  /** Has the library bundled as it runs in Node too. */
  bundle?(chain: Chain, replacement: Replacement, found: Found): void;
}
