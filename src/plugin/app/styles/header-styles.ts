import { join } from 'node:path';
import { readImage, sizeOf } from '../../markdown/authoring/images';
import type { NavigationSite } from '../../site/navigation/placed-pages';
import { hasLongNav } from '../../site/navigation/long-nav';
import type { Site } from '../../site/read-site';

/** Names that a line can break in, but for those of two letters, which are as narrow as an icon. */
const BREAKABLE = /^(?=...).*[\s\u2e80-\uffdf]/;

/** How high the header shows a logo, in pixels: beside the name of the site, and alone. */
const LOGO_HEIGHTS = { beside: 24, alone: 32 };

/** What the header knows of the site's logo. */
interface HeaderLogo {
  /** True if the site gives no name to stand beside it. */
  alone: boolean;
  height: number;
  /** Undefined for a picture on another host, or one whose size is not known. */
  width?: number;
}

/** The site's logo as its header shows it; sizes are in pixels. */
export function headerLogo({
  options: { logo },
  root,
  unnamed = false,
  bases,
}: Pick<Site, 'root' | 'unnamed' | 'bases'> & {
  options: Pick<Site['options'], 'logo'>;
}): HeaderLogo {
  const alone = Boolean(logo) && unnamed;
  const height = LOGO_HEIGHTS[alone ? 'alone' : 'beside'];
  if (!logo) return { alone, height, width: height };
  const { file } = readImage(logo, join(root, 'public/of-root'), root, bases);
  const size = file === undefined ? {} : sizeOf(file);
  if (!size.width || !size.height) return { alone, height };
  return { alone, height, width: Math.round((height * size.width) / size.height) };
}

/**
 * Style sheets for what the header of a site has: many links, languages whose names can break, a logo
 * that may be wide.
 * @returns paths below the theme
 */
export function headerStyles(site: NavigationSite & Site): string[] {
  const logo = headerLogo(site);
  const breaks = site.locales.some(({ name }) => BREAKABLE.test(name));
  return [
    ...(hasLongNav(site) ? ['slots/Header/long-nav.css'] : []),
    ...(breaks && site.locales.length > 1 ? ['slots/LangSwitch/breakable.css'] : []),
    ...(logo.width === logo.height ? [] : ['slots/Header/wide-logo.css']),
  ];
}
