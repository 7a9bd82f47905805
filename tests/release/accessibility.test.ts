import { narrowAndMirroredFaults } from '../e2e/every-page/narrow-and-mirrored';

/** Of every kind of page, beside those that `e2e/site/accessibility` opens. */
const PATHS = [
  '/',
  '/changelog',
  '/demo',
  '/404.html',
  '/demo/virtual-list?tab=performance',
  '/demo/fixed-columns-and-header',
  '/demo/sticky-header-and-summary',
  '/zh-CN',
  '/zh-CN/demo/dropdown',
  '/guide/styling',
  '/recipe/grid-navigation',
];

test('axe finds nothing on a phone, nor from right to left', async () => {
  expect(await narrowAndMirroredFaults(PATHS)).toEqual([]);
}, 240_000);
