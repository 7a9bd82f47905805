import type { Page } from 'playwright-core';
import {
  block,
  editor,
  fault,
  held,
  openEditor,
  result,
  run,
  says,
  tool,
  write,
  component,
} from '../../e2e/support/editor';
import { address, eventually, openContext } from '../../e2e/support/visit';

/** Where the line that is written in begins and ends, in pixels of the window. */
const line = (page: Page) =>
  page.evaluate(() => {
    const node = document.getSelection()?.focusNode ?? null;
    const element = node instanceof Element ? node : node?.parentElement;
    const { top, bottom } = element?.closest('.cm-line')?.getBoundingClientRect() ?? {
      top: NaN,
      bottom: NaN,
    };
    return { top, bottom };
  });

test('another import says which packages there are', async () => {
  const page = await openEditor();
  await write(page, `import last from 'lodash';\n${says('{last}')}`);
  await eventually(async () =>
    expect(await fault(page).innerText()).toMatch(
      /lodash cannot be imported here.*rc-table/,
    ),
  );
});

test('what is typed just before the page is left is kept', async () => {
  const page = await openEditor();
  await write(page, says('typed and left'));
  await page.reload();
  await result(page).getByText('typed and left').waitFor();
});

test('edits of the page that is open come with a new address', async () => {
  const page = await openEditor();
  await write(page, says('one'));
  await result(page).getByText('one').waitFor();
  const href = await page.getByRole('link', { name: 'Copy link' }).getAttribute('href');
  await tool(page, 'Reset the demo').click();
  await result(page).getByText('Reading lamp').waitFor();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, href ?? '');
  await run(page);
  await result(page).getByText('one').waitFor();
});

test('the editor is named, says how it is left, and is left by Tab', async () => {
  const page = await openEditor();
  await editor(page).focus();
  const id = await editor(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).innerText()).toContain(
    'Press Tab to leave the editor',
  );
  await page.keyboard.press('Tab');
  expect(await editor(page).evaluate((box) => box.contains(document.activeElement))).toBe(
    false,
  );
});

test('what is wrong is in view while its code is, and covers no line that is written', async () => {
  const page = await openEditor({ viewport: { width: 1280, height: 600 } });
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('const = 1;\n');
  await eventually(async () =>
    expect(await fault(page).innerText()).toContain('line 1, column 7'),
  );
  const told = await fault(page).boundingBox();
  expect((told?.y ?? 600) + (told?.height ?? 0)).toBeLessThanOrEqual(600);
  // CodeMirror scrolls to the line of the cursor in the next frame.
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowDown');
  await eventually(async () => {
    const covered = await fault(page).boundingBox();
    expect((await line(page)).bottom).toBeLessThanOrEqual(covered?.y ?? 0);
  });
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowUp');
  await eventually(async () => {
    const header = await page.locator('.ledger-header').boundingBox();
    expect((await line(page)).top).toBeGreaterThanOrEqual(header?.height ?? 0);
  });
});

test.each([
  ['beside', { width: 1440, height: 900 }],
  ['above', { width: 390, height: 844 }],
] as const)(
  'the editor opens in view and with the focus, its result %s it, and can be undone after it was closed',
  async (place, viewport) => {
    const page = await openEditor({ viewport });
    expect(await editor(page).evaluate((box) => box === document.activeElement)).toBe(
      true,
    );
    const code = page.locator('.ledger-playground-code');
    const shown = page.locator('.ledger-demo-result');
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('const = 1;\n');
    await page.locator('.ledger-playground-wrong').getByText('const = 1;').waitFor();
    await block(page).getByText('Edited', { exact: true }).waitFor();
    // The last good result stays.
    await page.locator('.ledger-playground-result[data-stale]').waitFor();
    await eventually(async () => {
      const [box, result] = [await code.boundingBox(), await shown.boundingBox()];
      if (!box || !result) throw new Error('Both are shown.');
      const header = 64;
      expect(result.y).toBeGreaterThanOrEqual(header);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      if (place === 'above') expect(result.y + result.height).toBeLessThanOrEqual(box.y);
      else expect(result.x + result.width).toBeLessThanOrEqual(box.x);
    });
    await tool(page, 'Edit here').click();
    await code.waitFor({ state: 'detached' });
    await tool(page, 'Edit here').click();
    await eventually(async () =>
      expect(await editor(page).evaluate((box) => box === document.activeElement)).toBe(
        true,
      ),
    );
    await page.keyboard.press('ControlOrMeta+Z');
    await block(page).getByText('Not edited yet').waitFor();
    await page.locator('.ledger-playground-wrong').waitFor({ state: 'detached' });
  },
);

test('edits travel in a link, to a reader of another language as well', async () => {
  const page = await openEditor();
  await tool(page, 'JavaScript').click();
  await result(page).getByText('Reading lamp').waitFor();
  await write(page, says('shared'));
  await result(page).getByText('shared').waitFor();
  const link = page.getByRole('link', { name: 'Copy link' });
  const hash = await link.getAttribute('href');
  expect(hash).toMatch(/^#simple~edit=/);

  const other = await (await openContext()).newPage();
  await other.goto(address(`/demo/simple${hash}`));
  await held(other).getByText('written by someone else').waitFor();
  expect(await editor(other).innerText()).toContain('shared');
  expect(await block(other).locator('iframe').count()).toBe(0);
  await run(other);
  await result(other).getByText('shared').waitFor();
  const box = await block(other).boundingBox();
  expect(box?.y).toBeLessThan(400);
  // What comes of a link is the reader's own from the first change on.
  await write(other, says('changed'));
  await result(other).getByText('changed').waitFor();
  await other.reload();
  await result(other).getByText('changed').waitFor();
});

test('from one mistake to the next and back, the page goes on', async () => {
  const page = await openEditor({
    expectedConsole: [/ran for more/, /from an effect/],
  });
  await write(page, says('first'));
  await result(page).getByText('first').waitFor();

  await write(page, says('first').replace('</p>', '</q>'));
  await eventually(async () =>
    expect(await fault(page).innerText()).toMatch(/^index\.tsx, line 4, column \d+: /),
  );
  expect(await result(page).getByText('first').isVisible()).toBe(true);

  await write(page, 'export default undefined;\n');
  await eventually(async () =>
    expect(await fault(page).innerText()).toContain('must be a component'),
  );

  await write(page, component('  for (;;) {}\n'));
  await eventually(async () =>
    expect(await fault(page).innerText()).toMatch(
      /line 4, column 3: A loop ran for more/,
    ),
  );

  await write(
    page,
    component(
      "  React.useEffect(() => {\n    throw new Error('from an effect');\n  }, []);\n  return null;",
    ),
  );
  await eventually(async () =>
    expect(await fault(page).innerText()).toContain('from an effect'),
  );
  expect(await result(page).getByText('first').isVisible()).toBe(true);

  await write(page, says('second'));
  await result(page).getByText('second').waitFor();
  // The frame shows its result before it says so.
  await eventually(async () => expect(await fault(page).innerText()).toBe(''));
  // The other demo of the page has heard of nothing.
  expect(await page.locator('[data-demo="simple-counter"] .rc-table').count()).toBe(1);
  expect(await page.locator('[data-demo="simple-counter"] [role="alert"]').count()).toBe(
    0,
  );
});
