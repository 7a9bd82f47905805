import { isFile } from '../is-file';
import { IMPORT_ENDINGS } from '../../model/demo/import-endings';

/** Endings that dumi tries for `<code src>`. Imports have others. */
const OPTIONAL_ENDINGS = ['.js', '.jsx', '.ts', '.tsx'];

/** Endings that dumi tries after the path in `<code src>`, in order. */
export const DEMO_ENDINGS: readonly string[] = [
  '',
  ...OPTIONAL_ENDINGS,
  ...OPTIONAL_ENDINGS.map((ending) => `/index${ending}`),
];

/** The file that dumi resolves an absolute path without ending to, or undefined. */
export function resolveDemo(path: string): string | undefined {
  return DEMO_ENDINGS.map((ending) => path + ending).find(isFile);
}

/** The file that an import of an absolute path without ending resolves to, or undefined. */
export function resolveImport(path: string): string | undefined {
  return IMPORT_ENDINGS.map((ending) => path + ending).find(isFile);
}
