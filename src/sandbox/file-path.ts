/**
 * The place in a project of a file that is named relative to a folder of it.
 * @param folder of the project, without slash at its end: `src/demo`
 * @throws where the name leads out of the project or is none that every system knows as a path
 * @example filePath('src/demo', '../data/rows.ts') // 'src/data/rows.ts'
 */
export function filePath(folder: string, name: string): string {
  const parts = folder.split('/');
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0) parts.pop();
    else if (part === '' || part === '..' || /[\\:\0]/.test(part)) {
      throw new Error(
        `The file "${name}" of the demo has no place in a project. ` +
          'Name it relative to its entry, with slashes, and at most two folders above it.',
      );
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
