/** The part of the run-time that loads style sheets, up to its list of chunks that have one. */
const LIST = /(\w+)(\.f\.miniCss=.*?)\{(?:(?:"[^"]+"|[\w$]+):1,?)+\}/s;

/**
 * The entry without its list of all chunks that have a style sheet, which would grow with every
 * demo that has one: the run-time looks into `ledgerStyles` instead, the names that the page gives
 * (`renderer/chunk-files`).
 * @param entry minified script; left as it is where no chunk has a style sheet
 * @throws where the run-time is not written as webpack and Rspack write it
 */
export function withoutStyleTable(entry: string): string {
  if (!entry.includes('.f.miniCss=function')) return entry;
  if (!LIST.test(entry)) {
    throw new Error(
      "The bundler's run-time has no list of style sheets. dumi-theme-ledger knows Rspack 1 and webpack 5; see its plugin/prerender/style-table.",
    );
  }
  return entry.replace(LIST, '$1$2($1.ledgerStyles||{})');
}
