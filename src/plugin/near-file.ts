import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { suggest } from '../model/text/suggest';

/**
 * An address that may be meant by one that leads to no file: with the most similar name in the same
 * folder.
 * @param address as written; it ends with the name of the target
 * @param target absolute path that it leads to
 * @returns undefined if no name is similar
 */
export function nearAddress(address: string, target: string): string | undefined {
  const folder = dirname(target);
  const name = basename(target);
  const near = suggest(name, existsSync(folder) ? readdirSync(folder) : []);
  return near && `${address.slice(0, -name.length)}${near}`;
}
