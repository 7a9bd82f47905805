import type { IApi } from 'dumi';
import { headScript } from '../color-mode/head-script';
import { THEME_COLORS } from '../color-mode/preference';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';

/** Colours the root element before anything is painted; lets readers zoom, as umi does not. */
export default function headHtml(api: IApi): void {
  const preferred = () =>
    resolveOptions(api.config.themeConfig as LedgerOptions).prefersColor.default;
  api.addHTMLMetas(() => [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    {
      name: 'theme-color',
      content: THEME_COLORS[preferred() === 'dark' ? 'dark' : 'light'],
    },
  ]);
  api.addHTMLHeadScripts(() => [{ content: headScript(preferred()) }]);
}
