/** True where a text names a package as modules and stylesheets do: `'rc-table/lib'`, `"~rc-table"`. */
function names(texts: readonly string[], name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const quoted = new RegExp(`['"\`]~?${escaped}['"\`/]`);
  return texts.some((text) => quoted.test(text));
}

/**
 * The packages that a demo needs as it is sent: without those that its files name no more, since
 * they were imported for their types alone or the reader took them out. What no file has ever
 * named (a package that another one wants beside it) stays.
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
