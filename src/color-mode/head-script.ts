import { modeOf, ROOT_ATTRIBUTE, STORAGE_KEY, THEME_COLORS } from './preference';
import type { ColorPreference } from '../model/options';

/**
 * A script for the head that colours the root element before the first paint. It says the same as
 * `preferenceOf` and `modeOf` (a test holds them together) in syntax that every browser reads.
 */
export function headScript(siteDefault: ColorPreference): string {
  // The browser's own frame is built in one colour: the script sets the other alone.
  const isDark = modeOf(siteDefault, false) === 'dark';
  return `(function(){var v=null;try{v=localStorage.getItem('${STORAGE_KEY}')}catch(e){}
if(v===null)v='${siteDefault}';
var d=v==='dark'||v==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.setAttribute('${ROOT_ATTRIBUTE}',d?'dark':'light');
var m=document.querySelector('meta[name=theme-color]');
if(m&&${isDark ? '!' : ''}d)m.setAttribute('content','${THEME_COLORS[isDark ? 'light' : 'dark']}')})()`;
}
