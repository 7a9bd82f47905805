import { MAX_BLOCKED } from '../limits';
import type { Position } from '../protocol';

/**
 * Called with the place of a loop in each of its iterations, and with that of a function,
 * and true, in each of its calls.
 */
export type Guard = (line: number, column: number, isCall?: true) => void;

/** A loop or function that was stopped. */
export class LoopError extends Error {
  constructor(
    readonly type: 'loop' | 'busy',
    readonly file: string,
    readonly place: Position,
  ) {
    super(`${type === 'loop' ? 'Loop' : 'Code'} ran for more than 1 second`);
  }
}

// As they were before any of the reader's code could replace them.
const now = performance.now.bind(performance);

let start: number | undefined;
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  start = undefined;
};

const wake = channel.port2.postMessage.bind(channel.port2);

/**
 * Called in each iteration of a loop and each call of a function. Measures how long the
 * event loop has been blocked since the first of them. A loop that awaits something unblocks it and may run
 * forever.
 * @throws LoopError after a second, and in every other loop and function until the event
 * loop has run
 */
export function createGuard(file: string): Guard {
  return (line, column, isCall) => {
    if (start === undefined) {
      start = now();
      wake('');
    } else if (now() - start > MAX_BLOCKED) {
      throw new LoopError(isCall ? 'busy' : 'loop', file, { line, column });
    }
  };
}
