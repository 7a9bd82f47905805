import { visit } from '../e2e/support/visit';
import { buildSite, serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { ownActions, ownBlock, ownEditor } from '../support/sites/live-code';

// Code that readers change with a site's own files. `visit` fails a test whose page complains.

jest.setTimeout(180_000);

const expectedConsole = [/allow-scripts and allow-same-origin/];
const CHANGED = 'Changed by its own tools';

describe("dumi's tools of demos in a site's own", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(ownActions);
  });
  afterAll(() => site.close());

  test('have an editor, which changes the demo', async () => {
    const { page } = await visit(`${site.origin}/hello`);
    const tools = page.locator('[data-own="true"]');
    await tools.locator('.dumi-default-previewer-action-btn').last().click();
    const editor = tools.locator('[data-own-editor]').getByRole('textbox');
    expect(await editor.innerText()).toContain('Hello from the demo');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      "import React from 'react';\nexport default () => <p>Written anew</p>;\n",
    );
    await page
      .locator('.ledger-demo-result')
      .getByText('Written anew', { exact: true })
      .waitFor();
  });

  test('change a demo in a frame', async () => {
    const { page } = await visit(`${site.origin}/framed`, { expectedConsole });
    const frame = page.frameLocator('iframe');
    await frame.getByText('Hello from the demo').waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await frame.getByText(CHANGED).waitFor();
    expect(await frame.getByText('Hello from the demo').count()).toBe(0);
  });

  test('take code for a demo in a frame from the page around it alone', async () => {
    const { page } = await visit(`${site.origin}/framed`, { expectedConsole });
    const url = await page.locator('iframe').getAttribute('src');
    await page.goto(`${site.origin}${url}`);
    await page.getByText('Hello from the demo').waitFor();
    await page.evaluate(
      (value) => {
        window.postMessage({ type: 'dumi.liveDemo.setSource', value });
      },
      { 'index.tsx': `module.exports.default = () => "${CHANGED}";` },
    );
    await page.waitForTimeout(1500);
    expect(await page.getByText(CHANGED).count()).toBe(0);
  });
});

describe("a site's own editor", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(ownEditor);
  });
  afterAll(() => site.close());

  test('is in the place of the theme’s, for each file', async () => {
    const { output } = await buildSite(ownEditor);
    expect(output).not.toContain('SourceCodeEditor');
    const { page } = await visit(`${site.origin}/hello`);
    await page.getByRole('button', { name: 'Edit here' }).click();
    const result = page.frameLocator('iframe[title^="Result of"]');
    await result.getByText('Hello from the demo').waitFor();
    const main = page.getByRole('textbox', { name: 'Own editor of tsx' });
    await main.fill((await main.inputValue()).replace('Hello from', 'Greetings from'));
    await result.getByText('Greetings from the demo').waitFor();
    await page.getByRole('button', { name: 'name.ts' }).click();
    await page
      .getByRole('textbox', { name: 'Own editor of ts', exact: true })
      .fill("export const name = 'a file';");
    await result.getByText('Greetings from a file').waitFor();
    // What was written in the other file is still there.
    await page.getByRole('button', { name: /^hello\.tsx|^index\.tsx/ }).click();
    expect(await main.inputValue()).toContain('Greetings from');
  });
});

describe("a site's own block around demos", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(ownBlock);
  });
  afterAll(() => site.close());

  test('has one around code as well, which gets it as from dumi', async () => {
    const { page } = await visit(`${site.origin}/code`);
    const code = page.locator('pre[data-lang="ts"]');
    expect(await code.innerText()).toBe("CONST A = '<B>';");
  });

  test('is where links to a demo lead', async () => {
    const { page } = await visit(`${site.origin}/hello`);
    const place = page.locator('#hello');
    expect(
      await place.evaluate((node) => node.nextElementSibling?.matches('[data-own]')),
    ).toBe(true);
  });

  test.each(['/hello', '/framed'])('changes the demo on %s', async (path) => {
    const { page } = await visit(`${site.origin}${path}`);
    const shown = path === '/framed' ? page.frameLocator('iframe') : page;
    await shown.getByText('Hello from the demo').waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await shown.getByText(CHANGED).waitFor();
    // dumi's hook takes one change in 500 ms.
    await page.waitForTimeout(600);
    await page.getByRole('button', { name: 'Break' }).click();
    await page.getByRole('alert').getByText('SyntaxError').waitFor();
  });
});
