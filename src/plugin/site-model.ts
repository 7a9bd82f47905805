import type { IApi } from 'dumi';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';
import { latestDocumentation } from './source-pages';

/** Writes `@@/ledger/site`, what the layouts know of the whole site. */
export default function siteModel(api: IApi): void {
  api.onGenerateFiles(() => {
    const { pages } = latestDocumentation(api);
    const options = resolveOptions(api.config.themeConfig as LedgerOptions);
    const base = String(api.config.publicPath);
    const shipped = {
      ...options,
      // A path from the root of the site, wherever that is.
      logo: options.logo?.replace(/^\//, base),
    };
    api.writeTmpFile({
      noPluginDir: true,
      path: 'ledger/site.ts',
      content: [
        `export const pages = ${JSON.stringify(pages)};`,
        `export const locales = ${JSON.stringify(api.config.locales)};`,
        `export const options = ${JSON.stringify(shipped)};`,
        '',
      ].join('\n'),
    });
  });
}
