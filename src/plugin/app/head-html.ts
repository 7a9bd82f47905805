import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { colorStatements } from '../../color-mode/head-script';
import { modeOf, THEME_COLORS } from '../../color-mode/preference';
import { ADDRESS_END, demoAddress, DOUBLED_SLASHES } from '../../model/address/spelling';
import { directionStatements } from '../../model/direction';
import { READ_CHOICE } from '../../model/stored/choice';
import {
  STORAGE_PREFIX,
  PACKAGE_MANAGER,
  PACKAGE_MANAGER_ATTRIBUTE,
} from '../../model/storage-keys';
import { PACKAGE_MANAGERS } from '../markdown/authoring/package-managers';
import type { ResolvedOptions } from '../schemas/options';

/**
 * Statements that mark on the root element that the reader keeps demo code open, and the chosen
 * package manager; see `builtins/Previewer/previewer.css` and `authoring.css`.
 */
function choiceStatements(): string {
  // The first one is what pages show without a choice.
  const others = PACKAGE_MANAGERS.slice(1).map((name) => `'${name}'`);
  return `if(g('${STORAGE_PREFIX}code',['open']))r.setAttribute('data-code','open');
var p=g('${STORAGE_PREFIX}${PACKAGE_MANAGER}',[${others.join()}]);
if(p)r.setAttribute('${PACKAGE_MANAGER_ATTRIBUTE}',p);`;
}

/**
 * Statements that give the page its canonical address, as `trimAddress` does, and mark the address
 * of a demo alone: the 404 document, which answers at any address, then shows another message.
 * @param base of the site without a slash at its end
 */
function addressStatements(base: string): string {
  return `var a=l.pathname.replace(${DOUBLED_SLASHES},'/').replace(${ADDRESS_END},'')||'/';
if(a!=l.pathname)history.replaceState(history.state,'',l.origin+a+l.search+l.hash);
if(${demoAddress(base)}.test(a))r.setAttribute('data-alone','');`;
}

/**
 * Statements that lead from an address of a site with `history: { type: 'hash' }` to its page.
 * @param base of the site without a slash at its end
 */
function hashStatement(base: string): string {
  return `function h(){/^#\\//.test(l.hash)&&l.replace(l.origin+'${base}'+l.hash.slice(1))}h();addEventListener('hashchange',h);`;
}

/**
 * The meta elements of every page: lets readers zoom, as umi does not, and names the color.
 * @param own those of the site, which stay as they are
 */
export function headMetas(
  { prefersColor }: ResolvedOptions,
  own: readonly { name?: string }[] = [],
) {
  return [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: THEME_COLORS[modeOf(prefersColor.default, false)] },
  ].filter(({ name }) => !own.some((meta) => meta.name === name));
}

/**
 * The icon that phones show of a page on their home screen, which they look for at the root of the
 * host alone.
 * @param publicPath address of the site's files, with a slash at its end
 * @param folder absolute path of those that the site brings along
 */
export function touchIcons(publicPath: string, folder: string) {
  const file = 'apple-touch-icon.png';
  return existsSync(join(folder, file))
    ? [{ rel: 'apple-touch-icon', href: publicPath + file }]
    : [];
}

/**
 * True where readers have no choice of colors. As in dumi, a site that follows the system follows
 * what was chosen on another one, too.
 */
export function isColorFixed({ prefersColor }: Pick<ResolvedOptions, 'prefersColor'>) {
  return prefersColor.switch === false && prefersColor.default !== 'auto';
}

/**
 * The script that makes address and root element right before anything is painted, in syntax that
 * every browser understands. It stays on the page: color and direction follow the other tabs and
 * the system, also on pages that have not hydrated, and when the browser shows a page again that it
 * kept in memory.
 * @param base of the site without a slash at its end
 * @param leadsFromHash true if addresses with `#/` lead to pages
 */
export function headCode(
  options: ResolvedOptions,
  base: string,
  leadsFromHash = false,
): string {
  const { prefersColor, rtl = false } = options;
  const isFixed = isColorFixed(options);
  const code = `(function(l,r,g,m){${leadsFromHash ? hashStatement(base) : ''}${addressStatements(base)}
function f(e){${colorStatements(prefersColor.default, isFixed)}
${directionStatements(rtl)}}f();
${choiceStatements()}
addEventListener('storage',f);addEventListener('pageshow',function(e){e.persisted&&f(e)});m.addEventListener('change',f)})(location,document.documentElement,${READ_CHOICE},matchMedia('(prefers-color-scheme: dark)'))`;
  return code.replace(/([;,])\n/g, '$1');
}
