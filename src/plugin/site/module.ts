import { shippedOptions } from '../schemas/options';
import { defaultLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import type { ResolvedOptions } from '../schemas/options';
import type { Page } from '../../model/page';
import type { Modules } from '../host';
import { hotLines } from '../hot-module';
import { messagesCode } from '../messages/site-messages';
import { hasMenus, navigationOf } from './navigation';
import { linkSetsOf } from './navigation/link-sets';
import { hasHeadlines } from './read-site';
import type { Site } from './read-site';

/** The usual relation between a page's path and its file, per language. */
interface Naming {
  /** The first folder of documents, from the root of the site. */
  folder: string;
  /** How many characters of a path name the language, at its start and at its end. */
  skipped: number;
  cut: number;
  /** Ending of a translated page. An untranslated page has that of the default language. */
  ending: string;
}

function namingOf(
  { id, base = '/', suffix = '' }: Locale,
  { folder, site: { locales } }: Pick<SiteModuleSource, 'folder' | 'site'>,
): Naming {
  const isDefault = defaultLocale(locales).id === id;
  return {
    folder,
    skipped: base === '/' ? 0 : base.length,
    cut: suffix.length,
    ending: isDefault ? '.md' : `.${id}.md`,
  };
}

function usualFile({ path, translated }: Page, naming: Naming): string {
  const { folder, skipped, cut, ending } = naming;
  const own = path.slice(skipped, path.length - cut);
  return folder + own + (translated ? ending : '.md');
}

/** The same rule as code, for the generated module. */
function usualFileCode({ folder, skipped, cut, ending }: Naming): string {
  const range = cut ? `.slice(${skipped}, -${cut})` : skipped ? `.slice(${skipped})` : '';
  const end =
    ending === '.md' ? "'.md'" : `(page.translated === false ? '.md' : '${ending}')`;
  return `${JSON.stringify(folder)} + page.path${range} + ${end}`;
}

/**
 * A page in the list that every page of its language loads, without fields that can be
 * derived.
 */
function shippedPage(
  page: Page,
  { editUrl }: ResolvedOptions,
  naming: Naming,
): Partial<Page> {
  const { path, title, headline, file, translated, tabs, sidebar, headed, after } = page;
  return {
    path,
    title,
    tabs,
    sidebar,
    headed,
    after,
    // Any other is read from the document; see `readHeadline`.
    ...(headed && headline && { headline }),
    ...(editUrl && file !== usualFile(page, naming) && { file }),
    ...(!translated && { translated }),
  };
}

/** The logo's address: a path from the site's root, wherever the site is hosted, or a whole one. */
function logoAddress(
  logo: ResolvedOptions['logo'],
  { base, publicPath }: Pick<SiteModuleSource, 'base' | 'publicPath'>,
): string | undefined {
  if (!logo) return undefined;
  const isWhole = [publicPath, `${base}/`].some(
    (prefix) => prefix !== '/' && logo.startsWith(prefix),
  );
  return isWhole ? logo : logo.replace(/^\/(?!\/)/, () => publicPath);
}

/** What the modules of a site are made of. */
export interface SiteModuleSource {
  site: Site;
  /** The first folder of documents, from the root of the site. */
  folder: string;
  /** True to have the pages of each language in parts. */
  large?: boolean;
  /** True in Rspack's development server, which replaces changed modules without a load. */
  hot?: boolean;
  /** Address that pages are below, without a slash at its end. */
  base: string;
  /** Address that files are below, with a slash at its end. */
  publicPath: string;
  /** See `PlaceDescriptions`; left out where the module has them itself. */
  placeDescriptions?: PlaceDescriptions;
}

/**
 * Keeps what the pages of a language say of themselves, by path, and returns code that stands for it
 * in the bundle.
 * @param id of the language
 */
export type PlaceDescriptions = (
  id: string,
  descriptions: Readonly<Record<string, string>>,
) => string;

/**
 * The pages of a language on a large site, as readers load each of them.
 * @returns with the place of its sidebar's links, and without fields that can be derived
 */
export function describedPages(
  locale: Locale,
  source: Pick<SiteModuleSource, 'site' | 'folder'>,
): Partial<Page>[] {
  const naming = namingOf(locale, source);
  const navigation = navigationOf(source.site, locale);
  const { placeOf } = linkSetsOf(navigation);
  return navigation.pages.map((page) => ({
    ...shippedPage(page, source.site.options, naming),
    links: placeOf(page),
    ...(page.headline && { headline: page.headline }),
    ...(page.description && { description: page.description }),
  }));
}

/** The modules of one language on a large site: its pages and its links are files of their own. */
function largeModules(
  locale: Locale,
  source: SiteModuleSource,
  complete: string,
): Modules {
  const { id } = locale;
  const navigation = navigationOf(source.site, locale);
  const { nav, sidebars } = navigation;
  const { sets, placeOf } = linkSetsOf(navigation);
  const pages = describedPages(locale, source).map((page) => {
    delete page.description;
    if (!page.headed) delete page.headline;
    return page;
  });
  const loaders = sets.map(
    (_, place) =>
      `() => import(/* webpackChunkName: "links-${id}-${place}" */ './links.${id}.${place}')`,
  );
  return {
    ...Object.fromEntries(
      sets.map((set, place) => [
        `links.${id}.${place}.ts`,
        `export default ${JSON.stringify(set)};\n`,
      ]),
    ),
    [`list.${id}.ts`]: [`export default ${JSON.stringify({ pages, sidebars })};`],
    [`site.${id}.ts`]: [
      `import messages from './words.${id}';`,
      `export default { pages: [], nav: ${JSON.stringify(nav)}, sidebars: [], messages, large: { complete: ${complete}, links: [${loaders.join(', ')}], others: ${placeOf(undefined)} } };`,
    ],
  };
}

/** The lines that export a value, with those that replace it. */
function exported(value: string, hot: readonly string[] | false | undefined): string[] {
  if (!hot) return [`export default ${value};`];
  return [`const value = ${value};`, 'export default value;', ...hot];
}

/** The modules of one language: its pages and navigation, descriptions, words. */
function localeModules(locale: Locale, source: SiteModuleSource): Modules {
  const { id } = locale;
  const { options, root } = source.site;
  const { hot } = source;
  const headlines = hasHeadlines(source.site);
  const naming = namingOf(locale, source);
  const menus = hasMenus(source.site);
  const { ownVersion } = source.site.options;
  const complete = `(page) => ({ locale: '${id}', description: '', file: ${usualFileCode(naming)}, translated: true, ...page })`;
  const { pages, nav, sidebars, beside } = navigationOf(source.site, locale);
  const described: Record<string, string> = Object.fromEntries(
    pages.map(({ path, description }) => [path, description]),
  );
  const named = pages.flatMap(({ path, headline }) =>
    headline ? [[path, headline]] : [],
  );
  return {
    [`words.${id}.ts`]: [messagesCode(root, id, { later: false, menus, ownVersion })],
    [`later-words.${id}.ts`]: [
      messagesCode(root, id, { later: true, menus, ownVersion }),
    ],
    [`site.${id}.ts`]: [
      `import messages from './words.${id}';`,
      `const pages = ${JSON.stringify(pages.map((page) => shippedPage(page, options, naming)))};`,
      ...exported(
        `{ pages: pages.map(${complete}), nav: ${JSON.stringify(nav)}, sidebars: ${JSON.stringify(sidebars)}${beside ? `, beside: ${JSON.stringify(beside)}` : ''}, messages }`,
        hot && hotLines('changedSite', `'${id}'`, 'value'),
      ),
    ],
    ...(source.large && largeModules(locale, source, complete)),
    [`descriptions.${id}.ts`]: [
      ...(headlines
        ? [`export const headlines = ${JSON.stringify(Object.fromEntries(named))};`]
        : []),
      ...exported(
        source.placeDescriptions?.(id, described) ?? JSON.stringify(described),
        hot &&
          hotLines(
            'changedDescriptions',
            `'${id}'`,
            headlines ? '{ default: value, headlines }' : '{ default: value }',
          ),
      ),
    ],
  };
}

/**
 * `@@/ledger/site`, what the layouts know of the whole site: options and languages at once, pages
 * and words one module a language, which is loaded with the first page in it.
 */
export function siteModules(source: SiteModuleSource): Modules {
  const { base } = source;
  const { options, locales } = source.site;
  const shipped = {
    ...shippedOptions(options),
    logo: options.logo === false ? false : logoAddress(options.logo, source),
    footer: options.footer || undefined,
  };
  return {
    ...Object.assign({}, ...locales.map((locale) => localeModules(locale, source))),
    'site.ts': [
      `export const locales = ${JSON.stringify(locales)};`,
      `export const options = ${JSON.stringify(shipped)};`,
      `export const base = ${JSON.stringify(base)};`,
      'export const loaders = {',
      ...locales.map(
        ({ id }) =>
          `  ${JSON.stringify(id)}: { site: () => import(/* webpackChunkName: "site-${id}" */ './site.${id}'), descriptions: () => import(/* webpackChunkName: "descriptions-${id}" */ './descriptions.${id}'), laterWords: () => import(/* webpackChunkName: "words-${id}" */ './later-words.${id}')${source.large ? `, list: () => import(/* webpackChunkName: "list-${id}" */ './list.${id}')` : ''} },`,
      ),
      '};',
    ],
  };
}
