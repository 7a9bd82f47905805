import { MAX_STACK, MAX_TEXT } from '../limits';
import type { Fault, Position } from '../protocol';
import { CompileError } from './compile';
import { ImportError } from './check-imports';
import { LoopError } from './loop-guard';

/** Maps a place in a script that ran to the reader's code. */
export type FindSource = (
  address: string,
  place: Position,
) => { file: string; place: Position } | undefined;

/** Matches `demo-2/index.tsx:12:5` in the stack of any browser. */
const FRAME = /(demo-\d+\/[^\s():]+):(\d+):(\d+)/;
const FRAMES = new RegExp(FRAME, 'g');

/** The first place in a stack that is in the reader's code. */
export function stackPlace(
  stack: string,
): [address: string, place: Position] | undefined {
  const [, address, line, column] = FRAME.exec(stack) ?? [];
  if (!address) return undefined;
  return [address, { line: Number(line), column: Number(column) }];
}

/** A stack with the places in the reader's code in place of those in compiled scripts. */
export function sourceStack(stack: string, find: FindSource): string {
  return stack
    .slice(0, MAX_STACK)
    .replace(FRAMES, (whole, address: string, line: string, column: string) => {
      const found = find(address, { line: Number(line), column: Number(column) });
      return found ? `${found.file}:${found.place.line}:${found.place.column}` : whole;
    });
}

/** Reads a text of a thrown object, whose properties may throw as well. */
function textIn(thrown: object, key: 'message' | 'stack'): string {
  try {
    const text = (thrown as Record<string, unknown>)[key];
    return typeof text === 'string' ? text.trim() : '';
  } catch {
    return '';
  }
}

/** True for errors of this program. `instanceof` asks a thrown proxy, which may throw. */
function isOwn<T>(thrown: unknown, kind: new (...args: never[]) => T): thrown is T {
  try {
    return thrown instanceof kind;
  } catch {
    return false;
  }
}

/**
 * Converts any thrown value to a fault, with its place in the reader's code. Its text is
 * empty if the value says nothing.
 */
export function faultOf(thrown: unknown, find: FindSource): Fault {
  if (isOwn(thrown, ImportError)) return thrown.fault;
  if (isOwn(thrown, CompileError)) {
    return {
      type: 'thrown',
      text: thrown.message,
      file: thrown.file,
      place: thrown.place,
    };
  }
  if (isOwn(thrown, LoopError)) {
    return { type: thrown.type, text: '', file: thrown.file, place: thrown.place };
  }
  if (thrown === null || thrown === undefined) return { type: 'thrown', text: '' };
  if (typeof thrown !== 'object' && typeof thrown !== 'function') {
    return { type: 'thrown', text: String(thrown).trim().slice(0, MAX_TEXT) };
  }
  const stack = textIn(thrown, 'stack');
  const found = stackPlace(stack);
  return {
    type: 'thrown',
    text: textIn(thrown, 'message').slice(0, MAX_TEXT),
    ...(stack && { stack: sourceStack(stack, find) }),
    ...(found && find(...found)),
  };
}
