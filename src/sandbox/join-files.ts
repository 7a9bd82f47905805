/**
 * Two sets of files as one.
 * @throws where both have a file of the same name, as some systems tell names apart
 */
export function joinFiles(
  own: Record<string, string>,
  ofDemo: Record<string, string>,
): Record<string, string> {
  const taken = new Set(Object.keys(own).map((path) => path.toLowerCase()));
  const twice = Object.keys(ofDemo).find((path) => taken.has(path.toLowerCase()));
  if (twice !== undefined) {
    throw new Error(
      `The demo's file "${twice}" would take the place of the project's own. ` +
        'Give it another name or another folder.',
    );
  }
  return { ...own, ...ofDemo };
}
