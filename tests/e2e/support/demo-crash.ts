import type { Locator, Page } from 'playwright-core';
import type { ServedSite } from '../../support/built-site';
import { visit } from './visit';

/** All that went wrong on the page, as the console has it. */
const expectedConsole = [/thrown|only a text|null|undefined|ERR_FAILED|^uncaught: $/];

interface Shown {
  page: Page;
  demo: Locator;
  button: Locator;
  alert: Locator;
}

function parts(page: Page, around: Locator, name: string): Shown {
  const demo = around.locator(`[data-demo-root="${name}"]`);
  return {
    page,
    demo,
    button: demo.getByRole('button', { name: /Counted/ }),
    alert: around.getByRole('alert'),
  };
}

/** A demo on the page with all others, or alone. */
export async function openCrash(
  site: ServedSite,
  name: string,
  alone: boolean,
  options: Parameters<typeof visit>[1] = {},
): Promise<Shown> {
  const { page } = await visit(`${site.origin}/crash`, { expectedConsole, ...options });
  const block = page.locator(`#${name}`);
  if (!alone) {
    const shown = parts(page, block, name);
    await shown.demo.scrollIntoViewIfNeeded();
    await block.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
    return shown;
  }
  const href = await block.locator('[data-alone]').first().getAttribute('data-alone');
  await page.goto(`${site.origin}${href}`);
  await page.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
  return parts(page, page.locator('main'), name);
}

/** Presses a demo on a page and waits for the message in its box, below the demo. */
export async function expectBox(
  page: Page,
  name: string,
  message: string,
): Promise<void> {
  const { button, alert } = parts(page, page.locator(`#${name}`), name);
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await alert.getByText(message, { exact: true }).waitFor();
  await button.getByText('Counted 1').waitFor();
}
