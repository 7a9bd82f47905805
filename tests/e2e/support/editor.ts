import type { Page } from 'playwright-core';
import { visit } from './visit';
import type { VisitOptions } from './visit';

/** The block of the first demo on `/demo/simple`. */
export const block = (page: Page) =>
  page.getByRole('region', { name: 'Demo: A table from columns and data' });
export const tool = (page: Page, name: string) =>
  block(page).getByRole('button', { name, exact: true });
export const editor = (page: Page) =>
  block(page).getByRole('textbox', { name: /^Code of/ });
export const result = (page: Page) =>
  block(page).frameLocator('iframe[title^="Result of"]');
export const fault = (page: Page) => block(page).locator('.ledger-playground-fault');
/** What says why code does not run, and its button. */
export const held = (page: Page) =>
  block(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button') });
export const run = (page: Page) =>
  held(page).getByRole('button', { name: 'Run' }).click();

/** What Chromium says of the frame that code runs in, which has no origin. */
export const FRAME_WARNINGS = [/Unrecognized feature/];

/** Opens the editor of that demo and waits until the demo runs in its frame. */
export async function openEditor(options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit('/demo/simple', {
    ...options,
    expectedConsole: [...FRAME_WARNINGS, ...(options.expectedConsole ?? [])],
  });
  await tool(page, 'Edit here').click();
  await result(page).getByText('Reading lamp').waitFor();
  return page;
}

/** Replaces all that is in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Code of/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  // Typed text would get brackets and indentation of its own.
  await page.keyboard.insertText(text);
}

export const component = (body: string) =>
  `import React from 'react';\n\nexport default function Edited() {\n${body}\n}\n`;
export const says = (text: string) => component(`  return <p>${text}</p>;`);
/** A component that does something once it is shown. */
export const does = (code: string) =>
  component(`  React.useEffect(() => {\n${code}\n  }, []);\n  return <p>running</p>;`);
