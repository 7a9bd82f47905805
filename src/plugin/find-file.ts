import { existsSync, statSync } from 'node:fs';
import { IMPORT_ENDINGS } from '../model/import-endings';

/** Endings that dumi tries for `<code src>`; imports have others. */
const LEFT_OUT = ['.js', '.jsx', '.ts', '.tsx'];

/** What dumi tries behind the path in a `<code src>`, in its order. */
export const DEMO_ENDINGS: readonly string[] = [
  '',
  ...LEFT_OUT,
  ...LEFT_OUT.map((ending) => `/index${ending}`),
];

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The file that dumi shows for an absolute path without ending, or undefined. */
export function demoFile(path: string): string | undefined {
  return DEMO_ENDINGS.map((ending) => path + ending).find(isFile);
}

/** The file that an import of an absolute path without ending leads to, or undefined. */
export function importedFile(path: string): string | undefined {
  return IMPORT_ENDINGS.map((ending) => path + ending).find(isFile);
}
