export type Direction = 'ltr' | 'rtl';

/** dumi's own name, whose value is `1` for right-to-left. */
export const DIRECTION_KEY = 'dumi:rtl';

const IN_ADDRESS = /[?&]dir=(rtl|ltr)(?:&|$)/;

/**
 * A query that asks for a direction, which for left-to-right is none.
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
 * A script for the head, in syntax that every browser reads: the root element gets the direction
 * that the address asks for, before anything shows. Where the site has a switch, by which readers
 * can go back, this browser then keeps it, and an address that asks for none gets what is kept.
 */
export function directionScript(hasSwitch: boolean): string {
  const keep = `,k='${DIRECTION_KEY}';d=d&&d[1];
try{if(d=='rtl')localStorage.setItem(k,1);else if(d)localStorage.removeItem(k);else if(localStorage.getItem(k))d='rtl'}catch(e){}`;
  return `(function(){var d=${IN_ADDRESS}.exec(location.search)${hasSwitch ? keep : ';d=d&&d[1]'}
if(d)document.documentElement.setAttribute('dir',d)})()`;
}
