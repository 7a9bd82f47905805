import { hostChanged } from '../host';

/**
 * Matches the runtime code that loads style sheets, up to its list of chunks with a style
 * sheet.
 */
const LIST =
  /([\w$]+)(\.f\.miniCss=function\(([^)]*)\).*?)\{(?:(?:"[^"]+"|[\w$]+):1,?)+\}/s;

/**
 * Removes from the entry the list of all chunks with a style sheet, which would grow with
 * every such demo. The runtime then looks in `ledgerStyles`, the names that the page
 * lists (`renderer/entry/chunk-files`).
 * @param entry minified script; unchanged if no chunk has a style sheet
 * @throws if the runtime is not in the form that webpack and Rspack write
 */
export function withoutStyleTable(entry: string): string {
  if (!entry.includes('.f.miniCss=function')) return entry;
  if (!LIST.test(entry)) {
    throw hostChanged(
      "The bundler's run-time has no list of style sheets",
      'plugin/prerender/style-table',
      { needs: 'Rspack 1 or webpack 5' },
    );
  }
  return entry.replace(LIST, (_, runtime: string, code: string, parameters: string) => {
    // Terser calls a parameter as the run-time is called.
    const isHidden = parameters.split(',').includes(runtime);
    const from = isHidden ? 'self.ledgerRuntime' : runtime;
    const start = isHidden ? `${from}=${runtime},${runtime}` : runtime;
    return `${start}${code}(${from}.ledgerStyles||{})`;
  });
}
