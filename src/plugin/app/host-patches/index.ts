import type { HostPatchOptions } from '../../schemas/options';
import { reportDiskErrors } from './disk-errors';
import { leaveSizesOut } from './file-sizes';
import { answerGitDates } from './git-dates';
import { leavePrettierOut } from './prettier';
import { exitWithReport, throwReport } from './stop-build';
import { optimizeLater } from './v8-flags';
import { withoutPackage } from './without-package';

/**
 * All that the theme changes in the whole process, where dumi and umi have no hook for it. The
 * option `hostPatches` switches each off; none is active in a command that does not need it.
 */

type Name = keyof HostPatchOptions;

/** The commands of dumi in which each patch is of use. */
const COMMANDS: Readonly<Record<Name, readonly string[]>> = {
  exitOnProblems: ['build'],
  fileSizes: ['build'],
  gitDates: ['build', 'dev'],
  prettier: ['dev'],
  postcssPreset: ['build', 'dev'],
  v8Flags: ['build', 'dev'],
};

/** The command that runs. */
export interface Run {
  /** `build`, `dev` or another of dumi's. */
  command: string;
  /** Absolute path of the site. */
  root: string;
  /** What the site says of each patch. */
  options: Readonly<Required<HostPatchOptions>>;
}

export interface HostPatches {
  /** Applies what is for the whole command, and gives what takes it back, as far as can be. */
  start(): () => void;
  /** See `leavePrettierOut`. Before umi generates its files; the result is called after that. */
  leavePrettierOut(): () => void;
  /** See `leaveSizesOut`. When a bundle has been written. */
  leaveSizesOut(folder: string): void;
  /** Ends a build that has problems: with this report and code 1, or with an error. */
  stopBuild(report: string): never;
  /** See `withoutPackage`. */
  runWithout<T>(name: string, from: string, run: () => Promise<T>): Promise<T>;
}

/** @param read the command that runs; called when a patch is asked for, when options are known */
export function createHostPatches(read: () => Run): HostPatches {
  const isActive = (name: Name): boolean => {
    const { command, options } = read();
    return options[name] && COMMANDS[name].includes(command);
  };
  return {
    start() {
      if (isActive('v8Flags')) optimizeLater();
      const restore = [
        isActive('gitDates') && answerGitDates(read().root),
        isActive('exitOnProblems') && reportDiskErrors(exitWithReport),
      ];
      return () => restore.forEach((one) => one && one());
    },
    leavePrettierOut: () =>
      isActive('prettier') ? leavePrettierOut(read().root) : () => undefined,
    leaveSizesOut: (folder) => {
      if (isActive('fileSizes')) leaveSizesOut(folder);
    },
    stopBuild: (report) =>
      isActive('exitOnProblems') ? exitWithReport(report) : throwReport(report),
    runWithout: (name, from, run) =>
      isActive('postcssPreset') ? withoutPackage(name, from, run) : run(),
  };
}
