/** How long nothing has been compiled or asked for before jobs run, in milliseconds. */
const QUIET = 400;

/** What may take a second, and nobody waits for. */
export type Job = () => void;

export interface InQuiet {
  /** Asks for a run of a job. Jobs run in the order in which they are first asked for. */
  ask(job: Job): void;
  /** Tells that the development server begins to compile. */
  began(): void;
  /** Tells that it has compiled what had changed. */
  compiled(): void;
  /** Tells that a browser asks for something. */
  requested(): void;
}

/**
 * Runs jobs in the development server once the pages that a reader waits for are compiled and loaded:
 * not before the first compilation, and not while one follows the other.
 * @param tellFault is called with what a job throws
 * @param quiet in milliseconds
 */
export function inQuiet(tellFault: (fault: unknown) => void, quiet = QUIET): InQuiet {
  const asked = new Set<Job>();
  // The first compilation may not have begun.
  let isCompiling = true;
  let timer: NodeJS.Timeout | undefined;
  const runNext = () => {
    const [job] = asked;
    if (!job) return;
    asked.delete(job);
    try {
      job();
    } catch (fault) {
      tellFault(fault);
    }
    // What has come meanwhile goes first.
    if (asked.size > 0 && !isCompiling) timer = setTimeout(runNext, 0);
  };
  const wait = () => {
    clearTimeout(timer);
    if (asked.size > 0 && !isCompiling) timer = setTimeout(runNext, quiet);
  };
  return {
    ask(job) {
      asked.add(job);
      wait();
    },
    began() {
      isCompiling = true;
      wait();
    },
    compiled() {
      isCompiling = false;
      wait();
    },
    requested: wait,
  };
}
