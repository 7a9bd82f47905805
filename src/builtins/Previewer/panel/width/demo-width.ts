/**
 * How wide a demo is: as its page's column, as the column and the contents beside it, or a number of
 * pixels.
 */
export type DemoWidth = 'page' | 'full' | number;

/** Two widths in pixels, which are the same where nothing is beside the demo. */
export interface Room {
  page: number;
  full: number;
  /** Whether code takes the other half, so that no width is that of the page. */
  isHalf?: boolean;
}

/** Widths of devices, in pixels. */
const PRESETS = [390, 768];
/** The smallest width, in pixels. */
export const LEAST = 320;
/** What an arrow key adds or takes, in pixels. */
const STEP = 16;
/** So near, in pixels, one of the named widths is meant. */
const NEAR = 8;

/** A width in pixels. */
export function pixelsOf(width: DemoWidth, room: Room): number {
  return typeof width === 'number' ? Math.min(width, room.full) : room[width];
}

/**
 * The widths that a demo can have by name, from the smallest; one alone if there is no room for another.
 * @example widthsIn({ page: 840, full: 1088 }) // [390, 768, 'page', 'full']
 */
export function widthsIn(room: Room): DemoWidth[] {
  const { page, full } = room;
  const named: DemoWidth[] = full > page ? ['page', 'full'] : ['page'];
  return [...PRESETS.filter((width) => width < full - NEAR), ...named].sort(
    (one, other) => pixelsOf(one, room) - pixelsOf(other, room),
  );
}

/**
 * The width that a reader means by a number of pixels.
 * @example widthNear(835, { page: 840, full: 1088 }) // 'page'
 */
export function widthNear(wanted: number, { page, full }: Room): DemoWidth {
  if (Math.abs(wanted - page) <= NEAR) return 'page';
  if (wanted >= full - NEAR) return full > page ? 'full' : 'page';
  return Math.max(LEAST, Math.round(wanted));
}

/**
 * The width after a key of a separator (ARIA Authoring Practices, "window splitter"): arrows by a step
 * in their direction, Page Up and Page Down to the next width that has a name, Home and End to the
 * smallest and the largest.
 * @param isRtl whether the page is read from right to left, with the separator at the left
 * @returns undefined for another key
 */
export function widthAfterKey(
  key: string,
  width: DemoWidth,
  room: Room,
  isRtl: boolean,
): DemoWidth | undefined {
  const now = pixelsOf(width, room);
  const named = widthsIn(room);
  const moves: Record<string, () => DemoWidth | undefined> = {
    ArrowRight: () => widthNear(now + (isRtl ? -STEP : STEP), room),
    ArrowLeft: () => widthNear(now + (isRtl ? STEP : -STEP), room),
    PageUp: () => named.find((one) => pixelsOf(one, room) > now),
    PageDown: () => named.reverse().find((one) => pixelsOf(one, room) < now),
    Home: () => LEAST,
    End: () => named[named.length - 1],
  };
  const move = moves[key];
  return move && (move() ?? width);
}
