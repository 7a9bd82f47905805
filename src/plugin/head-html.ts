import type { IApi } from 'dumi';
import { headScript } from '../color-mode/head-script';
import { modeOf, THEME_COLORS } from '../color-mode/preference';
import { directionScript } from '../model/direction';
import { KEPT, PACKAGE_MANAGER, PACKAGE_MANAGER_ATTRIBUTE } from '../model/kept';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';

/**
 * Says on the root element that a reader keeps the code of demos open, and which package manager
 * the reader has chosen; see `styles/demo.css` and `authoring.css`.
 */
const KEPT_CHOICES = `(function(){try{var s=localStorage,r=document.documentElement,p=s.getItem('${KEPT}${PACKAGE_MANAGER}');
if(s.getItem('${KEPT}code'))r.setAttribute('data-code','open');
if(p)r.setAttribute('${PACKAGE_MANAGER_ATTRIBUTE}',p)}catch(e){}})()`;

/** Makes the root element what the reader has chosen before anything is painted; lets readers zoom, as umi does not. */
export default function headHtml(api: IApi): void {
  const options = () => resolveOptions(api.config.themeConfig as LedgerOptions);
  const preferred = () => options().prefersColor.default;
  api.addHTMLMetas(() => [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: THEME_COLORS[modeOf(preferred(), false)] },
  ]);
  api.addHTMLHeadScripts(() => {
    const { rtl = false } = options();
    const scripts = [headScript(preferred()), directionScript(rtl), KEPT_CHOICES];
    return [{ content: scripts.join(';') }];
  });
}
