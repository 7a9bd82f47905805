/**
 * What a site's own slots, layouts and builtins in `.dumi/theme` need of the theme. The hooks know
 * the site that dumi builds, and run nowhere else.
 */
import type { ReactElement } from 'react';
import type { ColorMode, ColorPreference } from './color-mode/preference';
import { useColorMode as useColorModeInside } from './hooks/use-color-mode';
import { useDirection as useDirectionInside } from './hooks/use-direction';
import { useMessages as useMessagesInside } from './hooks/use-messages';
import {
  useListedPagesBelow as usePagesBelowInside,
  useListedSite as useSiteInside,
} from './hooks/use-listed-site';
import type { Direction } from './model/direction';
import type { Locale } from './model/locale';
import type { NavItem } from './model/nav';
import type { Page, PageTab } from './model/page';
import type { SidebarGroup, SidebarLink } from './model/sidebar';
import type { LedgerOptions } from './plugin/schemas/options';
import { Icon as IconInside } from './ui/icon';

/** `SiteThemeConfig` is the name that other themes of dumi use. */
export type { LedgerOptions, LedgerOptions as SiteThemeConfig };
export type {
  ColorMode,
  ColorPreference,
  Direction,
  Locale,
  NavItem,
  Page,
  PageTab,
  SidebarGroup,
  SidebarLink,
};

/** A site as it is seen from the current address. */
export interface Site {
  /** The site's `themeConfig`, as far as pages know it, with defaults. */
  options: LedgerOptions;
  locales: Locale[];
  /** The language of the current address. */
  locale: Locale;
  /** Path below the base, without a slash at its end. */
  path: string;
  /** The page at this path; undefined if there is none, and for a stand-alone demo. */
  page: Page | undefined;
  /** The entries of the header, in the language of the page. */
  nav: NavItem[];
  /** The groups beside this page; none where it has no sidebar. */
  sidebar: SidebarGroup[];
}

/** The site, as seen from the current address. */
export const useSite: () => Site = useSiteInside;

/** The pages below a path such as `/components`, in the current language and in sidebar order. */
export const usePagesBelow: (path: string) => SidebarLink[] = usePagesBelowInside;

/** A text of the interface in the current language, with values for what it has in braces. */
export type Translate = (id: string, values?: Record<string, string | number>) => string;

/**
 * The texts of the interface: `const t = useMessages(); t('code.copy')`. Ids are those of the
 * theme's locales and of the site's own in `.dumi/theme/locales`; an unknown id is its own text.
 */
export const useMessages: () => Translate = useMessagesInside as () => Translate;

/** The reader's choice of color, what it shows now, and a function that changes the choice. */
export interface ColorControl {
  preference: ColorPreference;
  mode: ColorMode;
  choose: (preference: ColorPreference) => void;
}

/** The color of the page. Until the first effect it is the site's default, as rendered at build. */
export const useColorMode: () => ColorControl = useColorModeInside;

/** The direction of the page: left-to-right until the first effect, as rendered at build. */
export const useDirection: () => Direction = useDirectionInside;

/** What an icon shows: an icon of the theme's by its name, or the `d` of a path on a grid of 24. */
export interface IconProps {
  name?:
    | 'search'
    | 'menu'
    | 'contents'
    | 'light'
    | 'dark'
    | 'auto'
    | 'copy'
    | 'done'
    | 'failed'
    | 'previous'
    | 'next'
    | 'repository';
  path?: string;
  /** Width and height in pixels; 20 by default. */
  size?: number;
}

/** A decorative icon. The control around it has the accessible name. */
export const Icon: (props: IconProps) => ReactElement | null = IconInside;
