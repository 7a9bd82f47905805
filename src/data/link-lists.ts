import type { SidebarLink } from '../model/sidebar';

/** What a list of links is rendered with, instead of its links or besides them. */
interface PlacedList {
  /** Stands for the links. */
  html?: string;
  /** Names the list, whose links are rendered. */
  name?: string;
}

/**
 * In Node, keeps the HTML of the sidebar's links, so that it is rendered once for all pages that
 * show the same links; see `plugin/prerender/thread/link-lists`.
 */
export const linkLists: {
  place?: (links: readonly SidebarLink[], path: string) => PlacedList;
} = {};
