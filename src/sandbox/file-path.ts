/**
 * The path in a project of a file that is named relative to one of its folders.
 * @param folder of the project, without a trailing slash: `src/demo`
 * @throws if the name leads out of the project or is not a valid path on every system
 * @example filePath('src/demo', '../data/rows.ts') // 'src/data/rows.ts'
 */
export function filePath(folder: string, name: string): string {
  const parts = folder.split('/');
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0) parts.pop();
    else if (part === '' || part === '..' || /[\\:\0]/.test(part)) {
      throw new Error(
        `The path "${name}" is not valid for a file of a demo. ` +
          'Use a path relative to the entry file, with forward slashes, at most two folders up.',
      );
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
