import {
  PREFERENCE_ATTRIBUTE,
  PREFERENCES,
  ROOT_ATTRIBUTE,
  STORAGE_KEY,
  THEME_COLORS,
} from './preference';
import type { ColorPreference } from './preference';

/**
 * Statements for the head script that set the color mode on the root element. They repeat
 * `choiceOf` and `modeOf` (a test compares them). They use the script's names: `r`, the root
 * element; `g`, the reader of stored choices; `m`, the query for a dark system.
 * @param isFixed true where readers cannot choose
 */
export function colorStatements(siteDefault: ColorPreference, isFixed = false): string {
  const values = PREFERENCES.map((value) => `'${value}'`).join();
  const { light, dark } = THEME_COLORS;
  const chosen = isFixed
    ? `'${siteDefault}'`
    : `g('${STORAGE_KEY}',[${values}],'${siteDefault}')`;
  return `var c=${chosen},d=c=='dark'||c=='auto'&&m.matches,
t=document.querySelector('[name=theme-color]');
r.setAttribute('${ROOT_ATTRIBUTE}',d?'dark':'light');r.setAttribute('${PREFERENCE_ATTRIBUTE}',c);
t&&t.setAttribute('content',d?'${dark}':'${light}');`;
}
