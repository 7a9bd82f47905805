/** How long nothing has been compiled or asked for before the checks run, in milliseconds. */
const QUIET = 400;

export interface InQuiet {
  /** Asks for a run. */
  ask(): void;
  /** Tells that the development server begins to compile. */
  began(): void;
  /** Tells that it has compiled what had changed. */
  compiled(): void;
}

/**
 * Runs something in the development server once the pages that a reader waits for are compiled: not
 * before the first compilation, and not while one follows the other.
 * @param run what may take a second
 * @param quiet in milliseconds
 */
export function inQuiet(run: () => void, quiet = QUIET): InQuiet {
  let asked = false;
  // The first compilation may not have begun.
  let isCompiling = true;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!asked || isCompiling) return;
    timer = setTimeout(() => {
      asked = false;
      run();
    }, quiet);
  };
  return {
    ask() {
      asked = true;
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
  };
}
