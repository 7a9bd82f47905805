import {
  FRAME_WARNINGS,
  block,
  editor,
  openEditor,
  result,
  says,
  tool,
  write,
} from '../support/editor';
import { eventually, visit, wake } from '../support/visit';

test('the result takes the place of the demo, and nothing else moves', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole: FRAME_WARNINGS });
  const place = () =>
    tool(page, 'Edit here').evaluate(
      (button) => button.getBoundingClientRect().y + window.scrollY,
    );
  await tool(page, 'Edit here').hover();
  const before = await place();
  await tool(page, 'Edit here').click();
  await result(page).getByText('Reading lamp').waitFor();
  expect(await tool(page, 'Edit here').getAttribute('aria-expanded')).toBe('true');
  await eventually(async () => {
    // A frame is as high as whole pixels.
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  });
  await write(page, says('mine'));
  await result(page).getByText('mine').waitFor();
  await tool(page, 'Edit here').click();
  await page.locator('[data-demo="simple"] .rc-table').waitFor();
  expect(await block(page).locator('iframe').count()).toBe(0);
});

test('edits survive a reload, and a reset takes them back for good', async () => {
  const page = await openEditor();
  await write(page, says('kept'));
  await result(page).getByText('kept').waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain(
      'edits',
    ),
  );
  await page.reload();
  await result(page).getByText('kept').waitFor();
  expect(await editor(page).innerText()).toContain('kept');

  await tool(page, 'Reset the demo').click();
  await result(page).getByText('Reading lamp').waitFor();
  expect(await editor(page).innerText()).toContain('Reading lamp');
  await page.reload();
  await wake(page);
  await page.locator('[data-demo="simple"] .rc-table').waitFor();
  expect(await block(page).locator('iframe').count()).toBe(0);
});

test('a link to the editor opens it with the focus, and the caret before the code', async () => {
  const { page } = await visit('/demo/simple#simple~edit', {
    expectedConsole: FRAME_WARNINGS,
  });
  await eventually(async () =>
    expect(await editor(page).evaluate((box) => box === document.activeElement)).toBe(
      true,
    ),
  );
  await page.keyboard.type('/*first*/');
  await eventually(async () =>
    expect(await editor(page).innerText()).toMatch(/^\/\*first\*\/import /),
  );
});
