/** A change of a file, as umi names it. */
export interface FileChange {
  event: string;
  /** Absolute. */
  path: string;
}

/** How long a change waits for others that come with it, in milliseconds. */
const TOGETHER = 50;

/**
 * Collects changes that come together.
 * @param handle is called with them, and not again before it is done. What it throws is left out.
 * @param together in milliseconds
 * @returns takes a change
 */
export function collectChanges(
  handle: (changes: FileChange[]) => Promise<void>,
  together = TOGETHER,
): (change: FileChange) => void {
  let changes: FileChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const run = () => {
    last = last.then(() => {
      const taken = changes;
      changes = [];
      return taken.length > 0 ? handle(taken).catch(() => undefined) : undefined;
    });
  };
  return (change) => {
    changes.push(change);
    clearTimeout(timer);
    timer = setTimeout(run, together);
  };
}
