/** Shortest time between two updates, in milliseconds. */
const PAUSE = 100;

/** What is written to: standard output. */
interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows on a terminal how far a task is, in a line that goes away when it is done. Elsewhere, in the
 * log of a continuous integration for example, it writes nothing.
 * @param task such as `Rendering pages`
 */
export function createProgress(
  terminal: Terminal,
  task: string,
): { show(done: number, total: number): void; end(): void } {
  let shown = -Infinity;
  return {
    show(done, total) {
      const now = performance.now();
      if (!terminal.isTTY || now - shown < PAUSE) return;
      shown = now;
      terminal.write(`\r${task}: ${done} of ${total}`);
    },
    end() {
      if (shown > -Infinity) terminal.write('\r\u001b[K');
    },
  };
}
