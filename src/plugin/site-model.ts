import type { IApi } from 'dumi';
import { inOrder } from '../model/sidebar';
import { resolveOptions, shippedOptions } from '../model/options';
import type { Locale } from '../model/locale';
import type { LedgerOptions } from '../model/options';
import type { Page } from '../model/page';
import { messagesCode } from './site-messages';
import { latestDocumentation } from './source-pages';

/** How the files of a language's pages are called, where they are called like their addresses. */
interface Naming {
  /** The first folder of documents, from the root of the site. */
  folder: string;
  /** How many letters of an address name the language, at its beginning and at its end. */
  skipped: number;
  cut: number;
  /** Of a translated page; one that is missing shows that of the default language. */
  ending: string;
}

function namingOf(api: IApi, { id, base = '/', suffix = '' }: Locale): Naming {
  const [first] = api.config.resolve.docDirs as (string | { dir: string })[];
  const folder = typeof first === 'string' ? first : (first?.dir ?? '');
  const isDefault = (api.config.locales as Locale[])[0]?.id === id;
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

/** The same in the module that is written. */
function usualFileCode({ folder, skipped, cut, ending }: Naming): string {
  const range = cut ? `${skipped}, -${cut}` : skipped;
  return `${JSON.stringify(folder)} + page.path.slice(${range}) + (page.translated === false ? '.md' : '${ending}')`;
}

/**
 * A page as every page of its language carries it: what goes without saying left out. Its order is
 * its place in the list.
 */
function shippedPage(
  page: Page,
  { editUrl }: LedgerOptions,
  naming: Naming,
): Partial<Page> {
  const { path, title, group, file, translated, tabs } = page;
  return {
    path,
    title,
    group,
    tabs,
    ...(editUrl && file !== usualFile(page, naming) && { file }),
    ...(!translated && { translated }),
  };
}

/**
 * Writes `@@/ledger/site`, what the layouts know of the whole site: options and languages at once,
 * pages and words one module a language, which is loaded with the first page in it.
 */
export default function siteModel(api: IApi): void {
  api.onGenerateFiles(() => {
    const { pages } = latestDocumentation(api);
    const options = resolveOptions(api.config.themeConfig as LedgerOptions);
    const locales = api.config.locales as Locale[];
    const base = String(api.config.publicPath);
    const shipped = {
      ...shippedOptions(options),
      // A path from the root of the site, wherever that is.
      logo: options.logo?.replace(/^\//, () => base),
    };
    const write = (path: string, lines: string[]) =>
      api.writeTmpFile({
        noPluginDir: true,
        path: `ledger/${path}`,
        content: [...lines, ''].join('\n'),
      });
    for (const locale of locales) {
      const { id } = locale;
      const naming = namingOf(api, locale);
      write(`words.${id}.ts`, [messagesCode(api, id, false)]);
      write(`later-words.${id}.ts`, [messagesCode(api, id, true)]);
      const own = inOrder(pages.filter(({ locale }) => locale === id));
      write(`site.${id}.ts`, [
        `import messages from './words.${id}';`,
        `const pages = ${JSON.stringify(own.map((page) => shippedPage(page, options, naming)))};`,
        `export default { pages: pages.map((page, order) => ({ order, locale: '${id}', description: '', file: ${usualFileCode(naming)}, translated: true, ...page })), messages };`,
      ]);
      const described = own.map(({ path, description }) => [path, description]);
      write(`descriptions.${id}.ts`, [
        `export default ${JSON.stringify(Object.fromEntries(described))};`,
      ]);
    }
    write('site.ts', [
      `export const locales = ${JSON.stringify(locales)};`,
      `export const options = ${JSON.stringify(shipped)};`,
      `export const base = ${JSON.stringify(String(api.config.base).replace(/\/$/, ''))};`,
      'export const loaders = {',
      ...locales.map(
        ({ id }) =>
          `  ${JSON.stringify(id)}: { site: () => import(/* webpackChunkName: "site-${id}" */ './site.${id}'), descriptions: () => import(/* webpackChunkName: "descriptions-${id}" */ './descriptions.${id}'), laterWords: () => import(/* webpackChunkName: "words-${id}" */ './later-words.${id}') },`,
      ),
      '};',
    ]);
  });
}
