import { readStored, writeStored } from '../data/storage';
import { RUNS_PREFIX } from '../model/storage-keys';
import type { HeldReason } from './protocol';

/** What is stored of a demo's kept edits: `running` only while they run in a visible page. */
type Mark = 'running' | 'stopped' | 'link';

/**
 * Why the kept edits of a demo do not run by themselves. Edits that are marked as running
 * in a page that is gone have hung or crashed it, because every other end removes the mark.
 */
export function heldByMark(id: string): HeldReason | undefined {
  const mark = readStored(RUNS_PREFIX + id);
  if (mark === 'link') return 'link';
  return mark === 'running' || mark === 'stopped' ? 'stopped' : undefined;
}

export function removeMark(id: string): void {
  writeStored(RUNS_PREFIX + id, false);
}

/** Marks the kept edits of a demo while they run, wait, or have been stopped. */
export function markRuns(id: string): {
  set(mark: Mark): void;
  clear(): void;
  end(): void;
} {
  let current: Mark | undefined;
  const write = () => {
    if (current === undefined) return;
    const isGone = current === 'running' && document.visibilityState === 'hidden';
    writeStored(RUNS_PREFIX + id, !isGone && current);
  };
  const leave = () => {
    if (current === 'running') removeMark(id);
  };
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', leave);
  return {
    set(mark) {
      current = mark;
      write();
    },
    clear() {
      current = undefined;
      removeMark(id);
    },
    end() {
      leave();
      document.removeEventListener('visibilitychange', write);
      window.removeEventListener('pagehide', leave);
    },
  };
}
