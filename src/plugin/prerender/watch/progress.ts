/** Shortest time between two updates, in milliseconds. */
const PAUSE = 100;

/** What is written to: standard output. */
interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows on a terminal how many pages and demos have been rendered, in a line that goes away when all
 * are. Elsewhere, in the log of a continuous integration for example, it writes nothing.
 * @param total number of pages; how many documents of demos there are is known when all are rendered
 */
export function createProgress(
  terminal: Terminal,
  total: number,
): { rendered(kind: 'page' | 'demo'): void; end(): void } {
  let shown = -Infinity;
  const counts = { page: 0, demo: 0 };
  return {
    rendered(kind) {
      counts[kind] += 1;
      const now = performance.now();
      if (!terminal.isTTY || now - shown < PAUSE) return;
      shown = now;
      const demos = counts.demo > 0 ? `, demos: ${counts.demo}` : '';
      terminal.write(`\rRendering pages: ${counts.page} of ${total}${demos}`);
    },
    end() {
      if (shown > -Infinity) terminal.write('\r\u001b[K');
    },
  };
}
