export type Direction = 'ltr' | 'rtl';

/** dumi's own storage key; the value `1` means right-to-left. */
export const DIRECTION_KEY = 'dumi:rtl';

const IN_ADDRESS = /[?&]dir=(rtl|ltr)(?:&|$)/;

/**
 * Sets the direction in a query string. Left-to-right is the default and adds nothing.
 * @example withDirection('?tab=a&dir=rtl', 'ltr') // '?tab=a'
 */
export function withDirection(search: string, direction: Direction): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('dir='));
  if (direction === 'rtl') kept.push('dir=rtl');
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * Statements for the head script that set the direction on the root element: the one that the
 * address asks for, or else, on a site with a direction switch, the one that this browser has
 * stored. There the direction of the address is stored for the pages after it, since readers can
 * change it back. The statements use the script's names: `r`, the root element; `l`, the location;
 * `g`, the reader of stored choices; `e`, the event that calls for an update, undefined at first.
 */
export function directionStatements(hasSwitch: boolean): string {
  const key = `'${DIRECTION_KEY}'`;
  const stored = hasSwitch ? `g(${key},['1'])&&'rtl'` : '0';
  const keep = `try{e||!x||(x=='rtl'?localStorage.setItem(${key},1):localStorage.removeItem(${key}))}catch(_){}`;
  return `var x=${IN_ADDRESS}.exec(l.search);x=x?x[1]:${stored};
r.dir=x||'ltr';${hasSwitch ? keep : ''}`;
}
