import type { Feature, Hero } from '../model/content/landing';
import type { TocItem } from '../model/content/toc';

/** What the module of a page tells the layout to show around the page's text. */
export interface PageMatter {
  hero?: Hero;
  features?: Feature[];
  /** Draws both; a part of the page's module, so that no other page carries it. */
  Landing?: () => JSX.Element;
  /** The demo that stands beside the hero. */
  HeroDemo?: () => JSX.Element;
  /** When the page's file was changed, as attribute and in words of the page's language. */
  updated?: { time: string; text: string };
  /**
   * Headings that stand in the sidebar: of the page itself, whose key is null, then of its tabs. Only
   * with `toc: menu`.
   */
  toc?: { key: string | null; items: TocItem[] }[];
}

const known = new Map<string, PageMatter>();

/**
 * Called by the modules of pages that have something to tell.
 * @param byPath by the addresses of the page, below the base
 */
export function keepMatter(
  byPath: Readonly<Record<string, PageMatter>>,
  shared: PageMatter = {},
): void {
  for (const [path, own] of Object.entries(byPath)) {
    known.set(path, { ...shared, ...own });
  }
}

/** What the page at an address tells; its module is loaded before the page is shown. */
export function matterOf(path: string): PageMatter {
  return known.get(path) ?? {};
}
