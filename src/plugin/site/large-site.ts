import { MOST_PAGES } from '../../model/address/site-parts';
import type { Site } from './read-site';

/** True if readers of the built site load its lists of pages and files in parts. */
export function isLarge({ pages }: Pick<Site, 'pages'>): boolean {
  return pages.length > MOST_PAGES;
}
