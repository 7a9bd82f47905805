import {
  pixelsOf,
  widthAfterKey,
  widthNear,
  widthsIn,
} from '../../../../../../src/builtins/Previewer/panel/width/demo-width';
import type { DemoWidth } from '../../../../../../src/builtins/Previewer/panel/width/demo-width';

const ROOM = { page: 840, full: 1088 };
const TABLET = { page: 780, full: 780 };

test.each([
  [ROOM, [390, 768, 'page', 'full']],
  [{ page: 640, full: 888 }, [390, 'page', 768, 'full']],
  [TABLET, [390, 768, 'page']],
  [{ page: 390, full: 390 }, ['page']],
])('in %j a demo can be %j', (room, expected) => {
  expect(widthsIn(room)).toEqual(expected);
});

test.each<[DemoWidth, number]>([
  ['page', 840],
  ['full', 1088],
  [500, 500],
  [1300, 1088],
])('the width %j has %i pixels', (width, expected) => {
  expect(pixelsOf(width, ROOM)).toBe(expected);
});

test.each<[number, typeof ROOM, DemoWidth]>([
  [500.4, ROOM, 500],
  [10, ROOM, 320],
  [834, ROOM, 'page'],
  [900, ROOM, 900],
  [1081, ROOM, 'full'],
  [3000, ROOM, 'full'],
  [3000, TABLET, 'page'],
])('%d pixels in %j mean %j', (wanted, room, expected) => {
  expect(widthNear(wanted, room)).toBe(expected);
});

test.each<[string, DemoWidth, DemoWidth]>([
  ['ArrowLeft', 'page', 824],
  ['ArrowRight', 'page', 856],
  ['ArrowRight', 824, 'page'],
  ['ArrowRight', 'full', 'full'],
  ['Home', 'full', 320],
  ['ArrowLeft', 320, 320],
  ['End', 320, 'full'],
  ['PageUp', 320, 390],
  ['PageUp', 768, 'page'],
  ['PageUp', 'full', 'full'],
  ['PageDown', 'full', 'page'],
  ['PageDown', 500, 390],
  ['PageDown', 320, 320],
])('the key %s makes %j %j', (key, width, expected) => {
  expect(widthAfterKey(key, width, ROOM, false)).toBe(expected);
});

test('from right to left the arrows are the other way round', () => {
  expect(widthAfterKey('ArrowLeft', 500, ROOM, true)).toBe(516);
  expect(widthAfterKey('ArrowRight', 500, ROOM, true)).toBe(484);
});

test('other keys do nothing', () => {
  expect(widthAfterKey('a', 'page', ROOM, false)).toBeUndefined();
});
