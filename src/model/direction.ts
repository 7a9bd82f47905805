const IN_ADDRESS = /[?&]dir=(rtl|ltr)(?:&|$)/;

/**
 * The direction of text that the address of a demo alone asks for.
 * @param search query of the address, with its question mark
 * @example directionOf('?dir=rtl') // 'rtl'
 */
export function directionOf(search: string): string | undefined {
  return IN_ADDRESS.exec(search)?.[1];
}

/**
 * The same as a script for the head, which sets it on the root element before anything shows, in
 * syntax that every browser reads.
 */
export const DIRECTION_SCRIPT = `(function(){var d=${IN_ADDRESS}.exec(location.search);
if(d)document.documentElement.setAttribute('dir',d[1])})()`;
