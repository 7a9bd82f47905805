import { openStart, painted, shiftsOf } from '../support/arriving-document';

test('the columns of a table do not move while its rows arrive', () =>
  openStart('/zh-CN/changelog', '<tbody>', async (page, sendEnd) => {
    const table = page.locator('.ledger-table table').first();
    await painted(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await table.isVisible()).toBe(false);
    await sendEnd();
    expect(await table.isVisible()).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  }));

test.each([
  '/demo/simple',
  '/zh-CN/demo/scroll-x',
  '/~demos/docs-demo-scroll-x-demo-scroll-x',
])('the first paint of %s waits for all of its first demo', (path) =>
  openStart(path, '</thead>', async (page, sendEnd) => {
    // Nothing tells that a paint does not come: this is several times what it takes to come.
    const sentAt = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          setTimeout(() => done(performance.now()), 400);
        }),
    );
    await sendEnd();
    expect(await page.locator('.rc-table tbody').first().isVisible()).toBe(true);
    const firstPaint = await page.evaluate(
      () =>
        new Promise<number | undefined>((done) => {
          new PerformanceObserver((list) => {
            done(list.getEntriesByName('first-paint')[0]?.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(firstPaint).toBeGreaterThan(sentAt);
    expect(await shiftsOf(page)).toEqual([]);
  }),
);
