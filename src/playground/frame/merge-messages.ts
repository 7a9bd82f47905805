import type { Fault } from '../protocol';

/** What a frame has told, as far as it changes what the page shows. */
export interface Told {
  height?: number;
  /** The fault of the current run; null when its code has rendered. */
  outcome?: Fault | null;
}

/**
 * Merges what a frame tells, so that the page changes at most once per animation frame.
 * @param apply called with the last height and outcome
 * @param schedule calls back before the next paint
 */
export function mergeMessages(
  apply: (told: Told) => void,
  schedule: (flush: () => void) => void,
): (told: Told) => void {
  let waiting: Told | undefined;
  return (told) => {
    if (!waiting) {
      schedule(() => {
        const merged = waiting;
        waiting = undefined;
        if (merged) apply(merged);
      });
    }
    waiting = { ...waiting, ...told };
  };
}
