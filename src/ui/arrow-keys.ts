import type { KeyboardEvent } from 'react';

/**
 * The control of a row that a key leads to: arrows, Home and End, round the ends, the way the text
 * runs (ARIA Authoring Practices).
 * @returns its place, or undefined where the key leads nowhere
 */
export function placeAfterKey(
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
