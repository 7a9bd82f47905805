/**
 * The file to show first: the asset's entry, or its JavaScript version if the files are
 * JavaScript.
 * @param names the files that are shown
 * @example entryOf('index.tsx', ['index.jsx', 'shared/look.css']) // 'index.jsx'
 */
export function entryOf(entry: string, names: readonly string[]): string {
  if (names.includes(entry)) return entry;
  const stem = entry.replace(/\.[jt]sx?$/, '');
  return names.find((name) => name.replace(/\.[jt]sx?$/, '') === stem) ?? entry;
}
