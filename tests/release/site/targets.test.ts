import { motionsOn } from '../../e2e/support/motions';
import { visit } from '../../e2e/support/visit';
import { smallTargetsOn } from '../../e2e/support/small-targets';

const PATHS = [
  '/changelog',
  '/demo',
  '/demo/virtual-list',
  '/demo/row-and-cell-click',
  '/demo/dropdown',
  '/demo/column-resize',
  '/demo/expand-icon',
  '/demo/react-dnd',
  '/zh-CN/demo/caption',
];

test('what can be pressed is large enough on a desk and on a phone', async () => {
  expect(await smallTargetsOn(PATHS)).toEqual([]);
});

test('the tools of a page are large without exception', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 844 } });
  const sizes = await page
    .locator('.ledger-header :is(a, button):visible, .ledger-demo-tools > *:visible')
    .evaluateAll((tools) =>
      tools.map((tool) => {
        const { width, height } = tool.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('a change of colors reaches all of the page at once for readers who want less motion', async () => {
  const { page } = await visit('/demo/simple', { reducedMotion: 'reduce' });
  const running = await page.evaluate(() => {
    document.documentElement.dataset.prefersColor = 'dark';
    return document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .filter(
        (target) =>
          target?.closest('.ledger-layout') && !target.closest('[data-demo-root]'),
      ).length;
  });
  expect(running).toBe(0);
});

test('nothing moves for readers who want less motion', async () => {
  const faults = await motionsOn([
    '/demo',
    '/demo/styled-components',
    '/demo/scroll-x',
    '/demo/dropdown',
    '/demo/ellipsis-custom-tooltip',
  ]);
  expect(faults).toEqual([]);
});
