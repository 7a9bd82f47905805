import type { Locator, Page } from 'playwright-core';
import { eventually, wake } from '../../e2e/support/visit';
import type { VisitOptions } from '../../e2e/support/visit';
import { lists, serveWriting } from '../../e2e/support/writing-page';

const visitWriting = serveWriting();

/** The block of code that holds a text, its copy button included. */
function codeWith(page: Page, text: string): Locator {
  return page.locator('.ledger-example-result .ledger-code').filter({ hasText: text });
}

test('from right to left the arrows go the way of the text', async () => {
  const { page } = await visitWriting();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const list = lists(page, 'Package manager').first();
  await list.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await list.locator('[aria-selected="true"]').innerText()).toBe('yarn');
});

test('a reload is at once where the reader was, with the package manager that they chose', async () => {
  const { page } = await visitWriting({}, '/table/zh-CN');
  await lists(page, '包管理器').first().getByRole('tab', { name: 'bun' }).click();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await eventually(async () => expect(await scrolled()).toBe(1500));
  await page.reload();
  await eventually(async () => expect(await scrolled()).toBe(1500));
  expect(await page.locator('html[data-live]').count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await wake(page);
  expect(await scrolled()).toBe(400);
});

test('a block that shows a change is copied as it is after it', async () => {
  const { page } = await visitWriting({
    ownClipboard: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const block = codeWith(page, 'members');
  expect(await block.locator('del').innerText()).toContain('data={people}');
  expect(await block.locator('ins').count()).toBe(2);
  await block.hover();
  await block.getByRole('button').click();
  await block.locator('[data-state="copied"]').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'export default () => (',
      '  <Table',
      '    columns={columns}',
      '    data={members}',
      '    rowKey="id"',
      '  />',
      ');',
    ].join('\n'),
  );
});

test('on paper every panel is there too', async () => {
  const { page } = await visitWriting();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('tabpanel').count()).toBe(12);
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('a line above a heading is the one that the heading has', async () => {
  const { page } = await visitWriting();
  const lines = await page.locator('h2#tasks').evaluate((heading) => {
    const line = heading.previousElementSibling;
    return {
      written: line?.tagName,
      drawn: line && getComputedStyle(line).display !== 'none',
      own: getComputedStyle(heading).borderTopWidth,
    };
  });
  expect(lines).toEqual({ written: 'HR', drawn: false, own: '1px' });
});

test.each(['/table', '/table/zh-CN'])(
  '%s/writing has room at 320 pixels, and nothing moves when it wakes',
  async (base) => {
    const options: VisitOptions = {
      viewport: { width: 320, height: 700 },
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('ledger:package-manager', 'bun')),
    };
    const { page } = await visitWriting(options, base);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const moved = await page.evaluate(async () => {
      const found: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Element | null }[] };
          for (const { node } of sources) {
            if (node?.closest?.('main')) found.push(node.outerHTML.slice(0, 80));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
      // Observers are called after a frame.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return found;
    });
    expect(moved).toEqual([]);
  },
);
