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

/** Whether a fault comes of what an earlier one has left half made. */
function isLaterOf(first: Fault, fault: Fault): boolean {
  if (HALF_MADE.test(fault.text)) return true;
  const isUndefined = first.kind === 'import' && UNDEFINED.test(fault.text);
  return isUndefined && scriptOf(fault) === scriptOf(first);
}

/** Describes what is thrown; see `createFaults`. */
export type DescribeFault = (kind: FaultKind, error: unknown, work: Work) => Fault;

/**
 * Describes what pages and demos throw. Where a module that an earlier one has imported is half made,
 * because it asked for a document for example, the fault is that of the earlier one.
 */
export function createFaults(): DescribeFault {
  /** The last fault that was one of its own. */
  let first: Fault | undefined;
  return (kind, error, work) => {
    const fault = faultOf(kind, error, work);
    if (first && isLaterOf(first, fault)) return { ...first, work };
    if (/^ReferenceError: .+ is not defined$/.test(fault.text)) first = fault;
    return fault;
  };
}
