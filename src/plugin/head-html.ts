import type { IApi } from 'dumi';
import { headScript } from '../color-mode/head-script';
import { THEME_COLORS } from '../color-mode/preference';
import { KEPT } from '../model/kept';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';

/** Says on the root element that a reader keeps the code of demos open; see `styles/demo.css`. */
const KEPT_CODE = `try{if(localStorage.getItem('${KEPT}code'))document.documentElement.setAttribute('data-code','open')}catch(e){}`;

/** Makes the root element what the reader has chosen before anything is painted; lets readers zoom, as umi does not. */
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
  api.addHTMLHeadScripts(() => [{ content: `${headScript(preferred())};${KEPT_CODE}` }]);
}
