import { escapeRegExp } from '../model/text/escape-regexp';

/**
 * True if a text names a package, as modules and style sheets do: `'rc-table/lib'`,
 * `"~rc-table"`.
 */
function names(texts: readonly string[], name: string): boolean {
  const quoted = new RegExp(`['"\`]~?${escapeRegExp(name)}['"\`/]`);
  return texts.some((text) => quoted.test(text));
}

/**
 * The packages that a demo needs as it is sent. Packages that its files no longer name
 * are dropped: they were imported only for their types, or the reader removed them.
 * Packages that no file ever named (peers of another package) stay.
 * @param packages exact versions by name
 */
export function usedPackages(
  packages: Record<string, string>,
  { written, sent }: { written: readonly string[]; sent: readonly string[] },
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).filter(
      ([name]) => !names(written, name) || names(sent, name),
    ),
  );
}
