import { shippedOptions } from '../../schemas/options';
import type { Locale } from '../../../model/locale';
import type { ResolvedOptions } from '../../schemas/options';
import type { Page } from '../../../model/page';
import type { Modules } from '../../host';
import { hotLines } from '../../hot-module';
import { objectCode } from '../../object-code';
import { messagesCode } from '../../messages/site-messages';
import { hasMenus, navigationOf } from '../navigation';
import { linkSetsOf } from '../navigation/link-sets';
import { hasHeadlines } from '../read-site';
import type { Site } from '../read-site';
import { namingOf, shippedPage, usualFileCode } from './shipped-page';

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
  /** See `PlaceSiteData`; left out where the modules have it themselves. */
  place?: PlaceSiteData;
}

/**
 * Keeps a part of what is known of the pages of a language, and returns code that stands for it in the
 * bundle, which is the same when a title or a description has changed.
 * @param id of the language
 */
export type PlaceSiteData = (id: string, part: string, value: unknown) => string;

/** Code of a part of what is known of the pages of a language. */
function dataCode(
  { place }: Pick<SiteModuleSource, 'place'>,
  id: string,
  part: string,
  value: unknown,
): string {
  return place?.(id, part, value) ?? JSON.stringify(value);
}

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
        `export default ${dataCode(source, id, `links.${place}`, set)};\n`,
      ]),
    ),
    [`list.${id}.ts`]: [
      `export default ${dataCode(source, id, 'list', { pages, sidebars })};`,
    ],
    [`site.${id}.ts`]: [
      `import messages from './words.${id}';`,
      `export default { pages: [], nav: ${dataCode(source, id, 'nav', nav)}, sidebars: [], messages, large: { complete: ${complete}, links: [${loaders.join(', ')}], others: ${placeOf(undefined)} } };`,
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
  const shipped = {
    pages: pages.map((page) => shippedPage(page, options, naming)),
    nav,
    sidebars,
    beside,
  };
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
      `const data = ${objectCode(dataCode(source, id, 'site', shipped))};`,
      ...exported(
        `{ ...data, pages: data.pages.map(${complete}), messages }`,
        hot && hotLines('changedSite', `'${id}'`, 'value'),
      ),
    ],
    ...(source.large && largeModules(locale, source, complete)),
    [`descriptions.${id}.ts`]: [
      ...(headlines
        ? [
            `export const headlines = ${dataCode(source, id, 'headlines', Object.fromEntries(named))};`,
          ]
        : []),
      ...exported(
        dataCode(source, id, 'descriptions', described),
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
