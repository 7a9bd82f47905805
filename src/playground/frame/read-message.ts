import { MAX_NAMES, MAX_STACK, MAX_TEXT } from '../limits';
import { FAULTS, STOPS } from '../protocol';
import type { Fault, FromFrame, Position } from '../protocol';

function textOf(value: unknown, longest = MAX_TEXT): string {
  // An object may have a `toString` that throws.
  const text = typeof value === 'object' ? 'object' : String(value);
  return text.slice(0, longest);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function placeOf(value: unknown): Position | undefined {
  const { line, column } = (value ?? {}) as Partial<Position>;
  return isCount(line) && isCount(column) ? { line, column } : undefined;
}

function faultOf(value: unknown): Fault {
  const { type, text, stack, known, file, place } = (value ?? {}) as Partial<Fault>;
  return {
    type: FAULTS.find((one) => one === type) ?? 'thrown',
    text: textOf(text),
    ...(typeof stack === 'string' && { stack: textOf(stack, MAX_STACK) }),
    ...(Array.isArray(known) && {
      known: known.slice(0, MAX_NAMES).map((one) => textOf(one)),
    }),
    ...(typeof file === 'string' && { file: textOf(file), place: placeOf(place) }),
  };
}

/**
 * Validates a message from the frame's program. Code of anyone runs beside it and may have
 * changed what it stands on, so nothing in the message is trusted. Returns undefined if it
 * is invalid.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, id, chunk, height, fault, reason } = data as Record<string, unknown>;
  switch (type) {
    case 'ready':
    case 'pong':
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
    case 'stop': {
      const known = STOPS.find((one) => one === reason);
      return typeof id === 'number' && known ? { type, id, reason: known } : undefined;
    }
    case 'height':
      return typeof height === 'number' && Number.isFinite(height)
        ? { type, height }
        : undefined;
    default:
      return undefined;
  }
}
