import { suggest } from './suggest';

/** What a reader may choose; `auto` follows the system. */
export type ColorPreference = 'light' | 'dark' | 'auto';

/** A text for every language, or one text per locale id. */
export type Localized = string | Record<string, string>;

export interface NavItem {
  title: Localized;
  /** Address in the default language, such as `/demo`. */
  link: string;
}

/** What a site says to the theme, as `themeConfig` of its dumi configuration. */
export interface LedgerOptions {
  /** Name of the site in the header and in page titles. */
  name: string;
  /** Address of a picture for the header. @default none, the name alone */
  logo?: string;
  /** Links of the header. @default [] */
  nav?: NavItem[];
  /** Colour that a first visit shows. @default { default: 'light' } */
  prefersColor?: { default: ColorPreference };
  /** Address of the library's repository, linked from the header. @default none */
  repository?: string;
  /** Address where a page's file is edited; `{file}` stands for its path. @default none */
  editUrl?: string;
  /** Folder of the notes for `<API>`, relative to the site's root. @default none */
  apiNotes?: string;
  /**
   * Address at which the site is hosted, with its base: `https://example.com/table`. What must name
   * the host (`opensearch.xml`) needs it, and canonical addresses and `hreflang` have it where it is
   * known. @default none
   */
  siteUrl?: string;
  /** True for a switch that mirrors the site, from right to left; `?dir=rtl` does without. @default false */
  rtl?: boolean;
  /** Text at the foot of every page. @default none */
  footer?: Localized;
}

export interface ResolvedOptions extends LedgerOptions {
  nav: NavItem[];
  prefersColor: { default: ColorPreference };
}

const KNOWN = [
  'name',
  'logo',
  'nav',
  'prefersColor',
  'repository',
  'editUrl',
  'apiNotes',
  'siteUrl',
  'rtl',
  'footer',
] as const satisfies readonly (keyof LedgerOptions)[];

/** What only the build reads. */
const FOR_BUILD = ['apiNotes', 'siteUrl'];

/** Keys that dumi itself puts into `themeConfig`. */
const FROM_DUMI = [
  'nprogress',
  'lastUpdated',
  'editLink',
  'sourceLink',
  'title',
  'description',
];

export const defaultOptions = {
  nav: [],
  prefersColor: { default: 'light' },
} as const satisfies Partial<LedgerOptions>;

/** The sentence for each option the theme does not know. */
export function unknownOptions(options: Record<string, unknown>): string[] {
  return Object.keys(options)
    .filter(
      (key) => !(KNOWN as readonly string[]).includes(key) && !FROM_DUMI.includes(key),
    )
    .map((key) => {
      const near = suggest(key, KNOWN);
      const cure = near ? `Did you mean \`${near}\`?` : `Known are ${KNOWN.join(', ')}.`;
      return `themeConfig has an unknown option \`${key}\`. ${cure}`;
    });
}

/** The options with every default filled in. */
export function resolveOptions(options: LedgerOptions): ResolvedOptions {
  return {
    ...options,
    nav: options.nav ?? [...defaultOptions.nav],
    // `SITE_URL= npm run build` says no address, as without it.
    siteUrl: options.siteUrl || undefined,
    prefersColor: {
      default: options.prefersColor?.default ?? defaultOptions.prefersColor.default,
    },
  };
}

/** What pages need of the options, without what only the build reads and what dumi adds. */
export function shippedOptions(options: ResolvedOptions): ResolvedOptions {
  const kept = Object.entries(options).filter(
    ([key]) => (KNOWN as readonly string[]).includes(key) && !FOR_BUILD.includes(key),
  );
  return Object.fromEntries(kept) as unknown as ResolvedOptions;
}

/** A text in one language; where that is missing, in the first one given. */
export function localized(text: Localized, locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? Object.values(text)[0] ?? '';
}
