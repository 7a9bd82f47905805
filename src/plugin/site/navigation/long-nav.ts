import { navigationOf } from '.';
import type { NavigationSite } from './placed-pages';

/** The width that links have beside logo, search and tools in a window of 1100 pixels. */
const ROOM = 520;

/** About how wide a link is with the space around it, in pixels. */
function widthOf(title: string): number {
  const wide = title.match(/[\u2e80-\uffdf]/g)?.length ?? 0;
  return 28 + 14 * wide + 7.5 * (title.length - wide);
}

/** True if the header, in any language, has more links than a window of 1100 pixels has room for. */
export function hasLongNav(site: NavigationSite): boolean {
  return site.locales.some((locale) => {
    const widths = navigationOf(site, locale).nav.map(({ title }) => widthOf(title));
    return widths.reduce((sum, width) => sum + width, 0) > ROOM;
  });
}
