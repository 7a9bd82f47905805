import { FAULTS } from '../protocol';
import type { Fault, FromFrame, Place } from '../protocol';

const LONGEST_TEXT = 2000;
/** Packages that can be imported, or files of a demo. */
const MOST_NAMES = 200;

function textOf(value: unknown): string {
  // An object may bring a `toString` that cannot be called.
  const text = typeof value === 'object' ? 'object' : String(value);
  return text.slice(0, LONGEST_TEXT);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function placeOf(value: unknown): Place | undefined {
  const { line, column } = (value ?? {}) as Partial<Place>;
  return isCount(line) && isCount(column) ? { line, column } : undefined;
}

function faultOf(value: unknown): Fault {
  const { type, text, known, file, place } = (value ?? {}) as Partial<Fault>;
  return {
    type: FAULTS.find((one) => one === type) ?? 'thrown',
    text: textOf(text),
    ...(Array.isArray(known) && { known: known.slice(0, MOST_NAMES).map(textOf) }),
    ...(typeof file === 'string' && { file: textOf(file), place: placeOf(place) }),
  };
}

/**
 * Reads a message of the frame. What runs there is the reader's code, or that of whoever sent the
 * reader a link: nothing in it is taken for granted. Undefined: it is no message of the frame's.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, id, chunk, height, fault } = data as Record<string, unknown>;
  switch (type) {
    case 'ready':
      return { type };
    case 'style':
    case 'script':
      return typeof chunk === 'string' && /^[\w.-]+$/.test(chunk)
        ? { type, chunk }
        : undefined;
    case 'shown':
      return typeof id === 'number' ? { type, id } : undefined;
    case 'fault':
      return typeof id === 'number' ? { type, id, fault: faultOf(fault) } : undefined;
    case 'height':
      return typeof height === 'number' && Number.isFinite(height)
        ? { type, height }
        : undefined;
    default:
      return undefined;
  }
}
