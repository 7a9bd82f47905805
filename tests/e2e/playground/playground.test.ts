import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTER } from '../../support/sites/below-base';
import { component } from '../support/editor';
import { servePlayground } from '../support/playground';
import { eventually } from '../support/visit';

const playground = servePlayground();

const openPlay = playground.open;

test('the demo runs in its frame, and what is written is rendered', async () => {
  const { page, counter, frame, status, write } = await openPlay();
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  expect(await counter.evaluate((button) => getComputedStyle(button).color)).toBe(
    'rgb(1, 2, 3)',
  );
  await write(COUNTER.replace('"pressed"', '"pushed"'));
  await frame.getByRole('button', { name: 'pushed 0' }).waitFor();
  expect(await status.innerText()).toBe('');
  await page.locator('output', { hasText: /^index\.tsx$/ }).waitFor();
});

test('an error of syntax is told with its place while the last result stays', async () => {
  const { page, counter, status, write } = await openPlay();
  await counter.click();
  await write(COUNTER.replace('useState(0);', 'useState(0;'));
  await eventually(async () =>
    expect(await status.innerText()).toMatch(/^index\.tsx, line 6, column 39: /),
  );
  expect(await page.locator('.cm-lintRange-error').count()).toBe(1);
  expect(await counter.innerText()).toBe('pressed 1');
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 2');
});

test('a reset brings the demo back in a new frame', async () => {
  const { page, counter, frame, write } = await openPlay();
  await write(component('  return <p>edited</p>;'));
  await frame.getByText('edited').waitFor();
  await page.locator('iframe').evaluate((element) => {
    element.dataset.old = '';
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await counter.waitFor();
  expect(await page.locator('iframe[data-old]').count()).toBe(0);
  expect(await page.getByRole('textbox').innerText()).toContain('pressed');
});

test('the keyboard leaves the editor, which says how', async () => {
  const { page } = await openPlay();
  const editor = page.getByRole('textbox', { name: 'Code of index.tsx' });
  await editor.click();
  const description = await editor.getAttribute('aria-describedby');
  expect(await page.locator(`#${description}`).innerText()).toContain(
    'Press Tab to leave the editor.',
  );
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(
      await editor.evaluate((element) => element.contains(document.activeElement)),
    ).toBe(false),
  );
});

test("no script of the page's own makes code of a text", () => {
  const folder = playground.site().dist;
  const scripts = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && !name.startsWith('playground-frame'),
  );
  expect(scripts.some((name) => name.startsWith('playground.'))).toBe(true);
  const makers = scripts.filter((name) =>
    /\beval\(|\bnew Function\b|\bFunction\(["'`]/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(makers).toEqual([]);
});
