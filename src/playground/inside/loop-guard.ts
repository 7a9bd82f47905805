import type { Place } from '../protocol';

/** Told the place of a loop at each of its turns. */
export type Guard = (line: number, column: number) => void;

/** How long, in milliseconds, loops may keep the browser from everything else. */
const LONGEST = 1000;

/** A loop that was stopped. */
export class LoopError extends Error {
  constructor(
    readonly file: string,
    readonly place: Place,
  ) {
    super('Loop ran for more than 1 second');
  }
}

let start: number | undefined;
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  start = undefined;
};

/**
 * Called at each turn of a loop: measures how long the browser has come to nothing else since the
 * first turn. A loop that waits for something lets it, and may go on for ever.
 * @throws LoopError after a second, and from each further loop until the browser has had its turn
 */
export function guardIn(file: string): Guard {
  return (line, column) => {
    if (start === undefined) {
      start = performance.now();
      channel.port2.postMessage('');
    } else if (performance.now() - start > LONGEST) {
      throw new LoopError(file, { line, column });
    }
  };
}
