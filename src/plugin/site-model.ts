import type { IApi } from 'dumi';
import { resolveOptions } from '../model/options';
import type { Locale } from '../model/locale';
import type { LedgerOptions } from '../model/options';
import type { Page } from '../model/page';
import { siteMessages } from './site-messages';
import { latestDocumentation } from './source-pages';

/** A page as every page of its language carries it: what goes without saying left out. */
function shippedPage(page: Page, { editUrl }: LedgerOptions): Partial<Page> {
  const { path, title, group, order, file, translated, tabs } = page;
  return {
    path,
    title,
    group,
    order,
    tabs,
    ...(editUrl && { file }),
    ...(!translated && { translated }),
  };
}

/**
 * Writes `@@/ledger/site`, what the layouts know of the whole site: options and languages at once,
 * pages and words one module a language, which is loaded with the first page in it.
 */
export default function siteModel(api: IApi): void {
  api.onGenerateFiles(async () => {
    const { pages } = latestDocumentation(api);
    const options = resolveOptions(api.config.themeConfig as LedgerOptions);
    const locales = api.config.locales as Locale[];
    const base = String(api.config.publicPath);
    const shipped = {
      ...options,
      // A path from the root of the site, wherever that is.
      logo: options.logo?.replace(/^\//, base),
    };
    const write = (path: string, lines: string[]) =>
      api.writeTmpFile({
        noPluginDir: true,
        path: `ledger/${path}`,
        content: [...lines, ''].join('\n'),
      });
    const { code } = siteMessages(api);
    for (const { id } of locales) {
      write(`words.${id}.ts`, [await code(id, false)]);
      write(`later-words.${id}.ts`, [await code(id, true)]);
      const own = pages.filter(({ locale }) => locale === id);
      write(`site.${id}.ts`, [
        `import messages from './words.${id}';`,
        `const pages = ${JSON.stringify(own.map((page) => shippedPage(page, options)))};`,
        `export default { pages: pages.map((page) => ({ locale: '${id}', description: '', file: '', translated: true, ...page })), messages };`,
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
