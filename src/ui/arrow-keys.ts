import type { KeyboardEvent } from 'react';

/**
 * The index of the control that a key moves to: arrow keys, Home, and End, wrapping
 * around, in the direction of the text (ARIA Authoring Practices).
 * @returns undefined if the key does not move the focus
 */
export function indexAfterKey(
  event: KeyboardEvent,
  at: number,
  count: number,
): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const moves: Record<string, number | undefined> = {
    ArrowRight: at + (rtl ? -1 : 1),
    ArrowLeft: at + (rtl ? 1 : -1),
    Home: 0,
    End: count - 1,
  };
  const to = moves[event.key];
  return at < 0 || to === undefined ? undefined : (to + count) % count;
}
