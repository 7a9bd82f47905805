import type { Fault, FaultKind, Work } from './messages';

/**
 * Describes something that was thrown. The bundle's errors come from another realm, so
 * `instanceof Error` does not recognize them, and reading a hostile one may throw again.
 */
export function faultOf(kind: FaultKind, thrown: unknown, work?: Work): Fault {
  try {
    const { stack, message, name } = Object(thrown) as Partial<Error>;
    const text = stack === undefined ? String(thrown) : `${name}: ${message}`;
    return { kind, work, text, stack: String(stack ?? '') };
  } catch {
    return { kind, work, text: 'a value that cannot be read', stack: '' };
  }
}

/**
 * An error of a name that its module has not defined, because the module threw before that. Later
 * imports get the unfinished module.
 */
const HALF_MADE = /^ReferenceError: Cannot access '.+' before initialization$/;

/** The same where the bundler has made a `var` of each constant. */
const UNDEFINED = /^TypeError: .*\bundefined\b|^TypeError: .+ is not a /;

/** The script in which an error was thrown. */
function scriptOf({ stack }: Fault): string | undefined {
  return /[^\s(]+\.js(?=:\d+:\d+)/.exec(stack)?.[0];
}

/** Whether a fault comes of what an import has left half made. */
function isLaterOf(failed: Fault, fault: Fault): boolean {
  if (HALF_MADE.test(fault.text)) return true;
  return UNDEFINED.test(fault.text) && scriptOf(fault) === scriptOf(failed);
}

/** Whether the same was thrown at the same place. */
export function isSameFault(a: Fault | undefined, b: Fault): boolean {
  const placeOf = ({ stack }: Fault) => /^\s+at .*$/m.exec(stack)?.[0];
  return a?.text === b.text && placeOf(a) === placeOf(b);
}

/** Says what pages and demos throw. */
export interface Faults {
  /**
   * Describes what was thrown. Where it comes of a module that an earlier import has left half made,
   * because that asked for a document for example, the fault is that of the import.
   */
  describe(kind: FaultKind, error: unknown, work: Work): Fault;
  /** Keeps what a module has thrown when it was imported, also where its importer goes on. */
  halfMade(error: unknown): void;
}

/** The faults of a build's thread. */
export function createFaults(): Faults {
  /** The last failed import of each script, the last of all at the end. */
  const failed = new Map<string | undefined, Fault>();
  return {
    describe(kind, error, work) {
      const fault = faultOf(kind, error, work);
      const earlier = failed.get(scriptOf(fault)) ?? [...failed.values()].pop();
      return earlier && isLaterOf(earlier, fault) ? { ...earlier, work } : fault;
    },
    halfMade(error) {
      const fault = faultOf('import', error);
      if (!/^ReferenceError: .+ is not defined$/.test(fault.text)) return;
      const script = scriptOf(fault);
      failed.delete(script);
      failed.set(script, fault);
    },
  };
}
