import fs from 'node:fs';

/** The file of umi's that compares sizes. */
const REPORTER = /fileSizeReporter/;

/**
 * Has umi find no files when it measures the output before it prints sizes. It does so when a bundle
 * has been written, so it would compress all scripts and style sheets of the build to compare the
 * ten that it prints with themselves. Everything else sees the files.
 * @param folder absolute path of the output
 */
export function leaveSizesOut(folder: string): void {
  const { readdirSync } = fs;
  const patched = (path: fs.PathLike, options?: never): unknown => {
    const isMeasured = path === folder && REPORTER.test(new Error().stack ?? '');
    if (!isMeasured) return readdirSync(path, options);
    // Another patch over this one stays.
    if ((fs.readdirSync as unknown) === patched) Object.assign(fs, { readdirSync });
    return [];
  };
  Object.assign(fs, { readdirSync: patched });
}
