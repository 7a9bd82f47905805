/** What a file system may refuse at any time: the fault, and the cure. */
const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: ['no space is left on the disk', 'Free some space'],
  EDQUOT: ['the disk quota is used up', 'Free some space'],
  EROFS: ['the disk is read-only', 'Use a folder that can be written'],
  EACCES: ['permission is denied', 'Change the permissions of the file or folder'],
  EPERM: ['permission is denied', 'Change the permissions of the file or folder'],
  EMFILE: ['too many files are open', 'Raise the limit (`ulimit -n`)'],
};

/**
 * An error of the file system in words.
 * @returns undefined for any other error
 */
export function diskReport(error: unknown): string | undefined {
  const { code = '', path } = Object(error) as Partial<NodeJS.ErrnoException>;
  const [fault, cure] = FAULTS[code] ?? [];
  if (!fault) return undefined;
  const place = path ?? 'A file of the build';
  return `${place}: ${fault} (${code}). ${cure}, and build again. The last output is unchanged.`;
}

/**
 * Ends a build with a report where the file system refuses something, in dumi's own steps too. umi
 * answers with the stack of its own code, on the console.
 * @param stop ends the build with the report
 * @returns what takes it back
 */
export function reportDiskErrors(stop: (report: string) => never): () => void {
  const { error } = console;
  console.error = (...said) => {
    const report = said.map(diskReport).find((one) => one !== undefined);
    if (report) {
      console.error = error;
      stop(report);
    }
    error(...said);
  };
  return () => {
    console.error = error;
  };
}
