import { neighborOf } from '../../../src/inspect/neighbor';

const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A header over two columns, three cells below, the first of which spans two rows. */
const BOXES = [box(0, 0), box(10, 0, 20), box(0, 10, 10, 20), box(10, 10), box(20, 10)];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 1, 3],
  ['ArrowUp', 4, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 4, undefined],
  ['ArrowUp', 0, undefined],
  ['Home', 3, undefined],
  ['ArrowDown', -1, undefined],
])('%s moves from %i to %s', (key, at, to) => {
  expect(neighborOf(key, at, BOXES)).toBe(to);
});
