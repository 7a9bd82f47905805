/**
 * Merges two sets of files.
 * @throws if both have a file of the same name, ignoring case as some systems do
 */
export function joinFiles(
  own: Record<string, string>,
  ofDemo: Record<string, string>,
): Record<string, string> {
  const taken = new Set(Object.keys(own).map((path) => path.toLowerCase()));
  const twice = Object.keys(ofDemo).find((path) => taken.has(path.toLowerCase()));
  if (twice !== undefined) {
    throw new Error(
      `The demo's file "${twice}" has the same path as a file of the project itself. ` +
        'Rename it or move it to another folder.',
    );
  }
  return { ...own, ...ofDemo };
}
