import type { Stats } from '@rspack/core';
import { formatProblems } from '../../model/problem';
import { lostExports } from '../lost-exports';

/**
 * Prints what the site's files import and modules do not export, after a compilation that has
 * changed it.
 * @param root absolute path of the site's folder
 * @param print is given the text
 */
export function printLostExports(
  root: string,
  print: (text: string) => void,
): (stats: Pick<Stats, 'toJson'>) => void {
  let last = '';
  return (stats) => {
    const lost = lostExports(stats, root);
    const text = lost.length > 0 ? formatProblems(lost) : '';
    if (text && text !== last) print(text);
    last = text;
  };
}
