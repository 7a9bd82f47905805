import { join } from 'node:path';
import { memoize } from '../../code/remember';
import { linkInLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { heroTitleOf } from '../../model/content/landing';
import type { Feature, Hero } from '../../model/content/landing';
import type { TocItem } from '../../model/content/toc';
import { quoted, THEME_ROOT } from '../host';
import { tabFilesOf, tabKeyOf } from '../markdown/tab-files';
import type { FrontMatter } from '../schemas/front-matter';

/** What a page tells the layout; `data/page-matter` keeps it in the browser. */
export interface MatterPayload {
  hero?: Hero;
  features?: Feature[];
  /** When it was changed, as its front matter says, in milliseconds since 1970. */
  updated?: number;
  /** Its headings, where they stand in the sidebar. */
  toc?: TocItem[];
}

/** The part of a page's payload that its layout gets. */
interface Told {
  matter?: MatterPayload;
  /** Code of the props of the demo that stands beside its hero. */
  heroDemo?: string;
}

interface Place {
  /** The language of the page. */
  locale: Locale;
  locales: readonly Locale[];
  /** Address that the site is below, with a slash at its end. */
  base: string;
}

/** Not the address of a picture, as some write an emoji where one is expected. */
const isSign = (icon: string | undefined) => icon !== undefined && !/[./:]/.test(icon);

/** A picture of the site by its path from the root, wherever the site is hosted. */
function pictureAt(written: string, base: string): string {
  const isThere = base !== '/' && written.startsWith(base);
  return isThere ? written : written.replace(/^\/(?!\/)/, () => base);
}

function heroOf(
  { title, description, background, command, actions }: NonNullable<FrontMatter['hero']>,
  { locale, locales, base }: Place,
): Hero {
  return {
    title: title && heroTitleOf(title),
    description,
    background: background && pictureAt(background, base),
    command,
    actions: actions?.flatMap(({ text, link = '/' }) =>
      text === undefined ? [] : { text, link: linkInLocale(link, locale, locales) },
    ),
  };
}

/**
 * What the front matter of a page has for the layout, with links in the page's language; undefined
 * for most pages, which then ship nothing.
 * @param updated when the page was changed; undefined where the front matter does not say it, or the
 *   site does not show it
 */
export function matterIn(
  { hero, features = [] }: Pick<FrontMatter, 'hero' | 'features'>,
  place: Place,
  updated?: number,
): MatterPayload | undefined {
  const { locale, locales, base } = place;
  const cards = features.map(({ emoji, icon, title, description, link }) => ({
    emoji: emoji ?? (isSign(icon) ? icon : undefined),
    icon: isSign(icon) ? undefined : icon && pictureAt(icon, base),
    title,
    description,
    link: link && linkInLocale(link, locale, locales),
  }));
  const matter: MatterPayload = {
    ...(hero && { hero: heroOf(hero, place) }),
    ...(cards.length > 0 && { features: cards }),
    ...(updated !== undefined && { updated }),
  };
  return Object.keys(matter).length > 0 ? matter : undefined;
}

/** What dates need besides a time. */
export interface Addressed {
  /** The addresses of the page, below the base, each with its language. */
  addresses: readonly { path: string; locale: string }[];
  /** `markdown.updated` in each language. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const dayFormat = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * A day in words, the same in every time zone.
 * @example dayIn('en-US', 0) // 'January 1, 1970'
 */
export function dayIn(locale: string, time: number): string {
  return dayFormat(locale).format(time);
}

/** What the module of a page must know to write this. */
export interface MatterFacts extends Addressed {
  /** True where the site has a slot of its own for hero or features, which its layout draws. */
  ownLanding?: boolean;
  /**
   * When the page was changed, in milliseconds since 1970. Left out where the site does not show it.
   * @param written as its front matter says
   */
  dateOf?: (written: number | undefined) => number | undefined;
  /** Code that stands for a part of the page's data in a bundle; undefined in the development server. */
  place?: (part: 'content' | 'dates', value: unknown) => string;
}

/** When a page was changed, by its addresses, in their languages. */
export type DatesOfPage = Record<string, { updated?: { time: string; text: string } }>;

/** What `DatesOfPage` is for a time in milliseconds since 1970. */
export function updatedAt(
  time: number | undefined,
  { addresses, words }: Addressed,
): DatesOfPage {
  return Object.fromEntries(
    addresses.map(({ path, locale }) => {
      if (time === undefined) return [path, {}];
      const message = words[locale]?.['markdown.updated'] ?? '{date}';
      const text = message.replace('{date}', () => dayIn(locale, time));
      return [
        path,
        { updated: { time: new Date(time).toISOString().slice(0, 10), text } },
      ];
    }),
  );
}

/**
 * Code for the module of a page whose headings stand in the sidebar: the headings of the page, then
 * those of its tabs, which come from their modules.
 */
function menuTocOf(
  items: TocItem[],
  tabs: readonly { key: string; file: string }[],
): { imports: string[]; value: string } {
  const ofTabs = tabs.map(
    ({ key }, at) => `{ key: ${JSON.stringify(key)}, items: ledgerToc${at} }`,
  );
  return {
    imports: tabs.map(
      ({ file }, at) =>
        `import { ledgerToc as ledgerToc${at} } from ${JSON.stringify(file)};`,
    ),
    value: `[${[`{ key: null, items: ${JSON.stringify(items)} }`, ...ofTabs].join(', ')}]`,
  };
}

/** The line with which the module of a tab hands its headings to that of its page. */
function tabTocLine(items: TocItem[]): string {
  return `export const ledgerToc = ${JSON.stringify(items)};`;
}

/** When a page was changed, by its addresses; undefined for one that says nothing to the layout. */
export function datesOf(
  { matter }: Told,
  path: string,
  facts: MatterFacts,
): DatesOfPage | undefined {
  if (tabKeyOf(path) !== undefined) return undefined;
  const time = facts.dateOf?.(matter?.updated);
  return matter || time !== undefined ? updatedAt(time, facts) : undefined;
}

/** Code that keeps what a page tells the layout, and brings along what draws it. */
export function matterLines(payload: Told, facts: MatterFacts, path: string): string[] {
  const { matter: { hero, features, toc } = {}, heroDemo } = payload;
  if (tabKeyOf(path) !== undefined) return toc ? [tabTocLine(toc)] : [];
  const dates = datesOf(payload, path, facts);
  if (!dates) return [];
  const theme = (name: string) => quoted(join(THEME_ROOT, name));
  const isLanding = (hero ?? features) && !facts.ownLanding;
  const shared = JSON.stringify({ hero, features });
  const menu = toc && menuTocOf(toc, tabFilesOf(path));
  const parts = [
    `...${shared}`,
    ...(isLanding ? ['Landing'] : []),
    ...(heroDemo ? [`HeroDemo: () => <LedgerHeroDemo {...${heroDemo}} />`] : []),
    ...(menu ? [`toc: ${menu.value}`] : []),
  ];
  return [
    `import { keepMatter } from ${theme('data/page-matter')};`,
    ...(isLanding ? [`import Landing from ${theme('renderer/page/landing')};`] : []),
    ...(menu?.imports ?? []),
    ...(heroDemo
      ? [
          `import { DumiDemo as LedgerHeroDemo } from ${theme('renderer/page/dumi-page')};`,
        ]
      : []),
    `keepMatter(${facts.place?.('dates', dates) ?? JSON.stringify(dates)}, { ${parts.join(', ')} });`,
  ];
}
