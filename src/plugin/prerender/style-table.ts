/** The list of all chunks with a style sheet, as webpack and Rspack write it into their run-time. */
const TABLE = /\(?\{(?:(?:"[^"]+"|[\w$]+):1,?)+\}\)?(?=\[\w+\]&&)/g;
/** What the run-time calls itself. */
const RUNTIME = /(\w+)\.f\.miniCss=/;

/**
 * The entry without its list of all chunks that have a style sheet, which would grow with every
 * demo that has one: the run-time looks into `ledgerStyles` instead, the names that the page gives
 * (`renderer/chunk-files`).
 * @param entry minified script; left as it is where no chunk has a style sheet
 * @throws where the run-time is not written as it was
 */
export function withoutStyleTable(entry: string): string {
  const runtime = RUNTIME.exec(entry)?.[1];
  if (!runtime) return entry;
  const tables = entry.match(TABLE) ?? [];
  if (tables.length !== 1) {
    throw new Error(
      `The bundler's run-time has ${tables.length} lists of style sheets, not one. dumi-theme-ledger knows Rspack 1 and webpack 5; see its plugin/prerender/style-table.`,
    );
  }
  return entry.replace(TABLE, `${runtime}.ledgerStyles`);
}
