import { formatProblem, formatProblems } from '../../../model/problem';
import type { Problem } from '../../../model/problem';
import { divide } from '../../schemas/severities';
import { formatWarnings, sumOfWarnings, VARIABLE } from './warnings';

/** Tells of problems, each as its severity says. */
export interface Report {
  /** True if every problem stops the build. */
  isStrict(): boolean;
  /**
   * Prints warnings that have not been printed, and stops a build that has other problems.
   * @returns the problems that would stop a build, in the development server
   */
  tell(problems: readonly Problem[]): Problem[];
  /** The line that counts all warnings of a build; undefined for none. */
  sum(): string | undefined;
}

/** What a report is made with. */
interface Host {
  isStrict(): boolean;
  isBuild(): boolean;
  warn(text: string): void;
  /** Ends the build. */
  stopBuild(report: string): never;
}

/** A report of one run of dumi. */
export function createReport({ isStrict, isBuild, warn, stopBuild }: Host): Report {
  /** By their text, because several stages may tell of the same. */
  const warnings = new Map<string, Problem>();
  /** What was printed last: the development server tells of changes alone. */
  let last = '';
  return {
    isStrict,
    tell(problems) {
      // A thread that starts again says some faults again.
      const once = new Map(problems.map((one) => [formatProblem(one), one]));
      const { stops, warnings: found } = divide([...once.values()], isStrict());
      const text = formatWarnings(found, process.env[VARIABLE] === 'all');
      if (found.length > 0 && text !== last) warn(text);
      last = text;
      found.forEach((one) => warnings.set(formatProblem(one), one));
      if (stops.length > 0 && isBuild()) stopBuild(formatProblems(stops));
      return stops;
    },
    sum: () => (warnings.size > 0 ? sumOfWarnings([...warnings.values()]) : undefined),
  };
}
