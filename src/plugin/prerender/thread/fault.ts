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
