/** File endings that an import may omit, in the order of umi's bundlers. */
const OPTIONAL_ENDINGS = ['.ts', '.tsx', '.js', '.jsx', '.json'];

/**
 * Endings to try after a relative import, in the order of bundlers and sandboxes: the
 * file itself, the file with an ending, the index of a folder. Endings that only
 * TypeScript tries, for types, come last.
 */
export const IMPORT_ENDINGS: readonly string[] = [
  '',
  ...OPTIONAL_ENDINGS,
  ...OPTIONAL_ENDINGS.map((ending) => `/index${ending}`),
  '.d.ts',
  '/index.d.ts',
];
