import type { Page } from 'playwright-core';
import { builtPages, inParts } from '../support/built-pages';
import { address, eventually, onComplaint, openContext, wake } from '../support/visit';
import { watchDocument } from '../support/watch-document';

/** How many windows are open at a time. */
const WINDOWS = 2;
/** How far apart, in pixels, the reader stops on the way down: less than a window. */
const STEP = 600;

/**
 * What may go on a phone: a column that one demo leaves out in a narrow box, hidden by its style
 * sheet until then, and cells beside the box of another, which mounts only those in view.
 */
const LEFT_OUT =
  /virtual-list loses (col|\S+\.is-total) of #|virtual-list-grid loses div\.grid-cell of #/;

/** Goes down the page as a reader does, as fast as it is drawn. */
async function scrollToEnd(step: number): Promise<void> {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo(0, y);
    await drawn();
    await drawn();
  }
}

/** Names of the demos that a reader can see and React does not answer in. */
function sleeping(): string {
  const roots = document.querySelectorAll<HTMLElement>(
    '[data-demo-root]:not([data-live])',
  );
  return [...roots]
    .filter((root) => root.getClientRects().length > 0)
    .map((root) => root.dataset.demoRoot)
    .join();
}

/** What went wrong while the page of an address woke and was read to its end, in words. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address(path));
  await wake(page).catch(() => faults.push('does not become live'));
  await page.evaluate(scrollToEnd, STEP);
  await eventually(async () => expect(await page.evaluate(sleeping)).toBe('')).catch(
    async () => faults.push(`has demos asleep: ${await page.evaluate(sleeping)}`),
  );
  // What the last demo does when it is live is drawn in the next frames.
  await page.evaluate(scrollToEnd, Infinity);
  const { removed, changed, shifts } = await page.evaluate(() => window.watched);
  return [
    ...faults,
    ...shifts.slice(0, 3).map((shift) => `moves: ${shift}`),
    ...removed.slice(0, 5).map((node) => `loses ${node}`),
    ...changed.slice(0, 5).map((text) => `changes ${text}`),
  ];
}

test.each([
  [1280, 800],
  [390, 844],
])(
  'in %s by %s pixels every page wakes silently, keeps its nodes, does not move, and its demos live',
  async (width, height) => {
    const walks = inParts(builtPages, WINDOWS).map(async (paths) => {
      // A second page in the same window would be hidden, and drawn once in a second.
      const context = await openContext({ viewport: { width, height } });
      await context.addInitScript(watchDocument);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const all: string[] = [];
      let faults: string[] = [];
      onComplaint(page, (text) => faults.push(text));
      for (const path of paths) {
        faults = [];
        faults.push(...(await faultsOf(page, path)));
        all.push(...faults.map((fault) => `${path} ${fault}`));
      }
      return all;
    });
    const faults = (await Promise.all(walks)).flat();
    const isExpected = (fault: string) => width < 480 && LEFT_OUT.test(fault);
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },
  300_000,
);
