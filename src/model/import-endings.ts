/** Endings of files that an import may leave out, in umi's order for its bundlers. */
const LEFT_OUT = ['.ts', '.tsx', '.js', '.jsx', '.json'];

/**
 * What may stand behind a relative import for the file that it leads to, as bundlers and
 * sandboxes try it: the file itself, one with an ending, the index of a folder. Last what
 * TypeScript finds for types alone.
 */
export const IMPORT_ENDINGS: readonly string[] = [
  '',
  ...LEFT_OUT,
  ...LEFT_OUT.map((ending) => `/index${ending}`),
  '.d.ts',
  '/index.d.ts',
];
