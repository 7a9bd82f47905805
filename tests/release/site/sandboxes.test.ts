import {
  chooseJavascript,
  entryOf,
  requestSent,
  savedBy,
  sentBy,
} from '../../../scripts/sandboxes/outgoing.mjs';
import { decodeStackBlitz, decodeZip } from '../../../scripts/sandboxes/payloads.mjs';
import {
  TITLE,
  VERSIONS,
  example,
  namesOf,
  packagesOf,
  openBlock,
  sentToCodeSandbox,
} from '../../e2e/support/sandboxes';

/** The SDK allows its frame more than each Chromium knows. */
const UNKNOWN_FEATURE = /Unrecognized feature/;

test('a demo takes the packages that it imports besides, and no others', async () => {
  const { block } = await openBlock('virtual-list');
  expect(packagesOf(await sentToCodeSandbox(block)).dependencies).toEqual({
    ...VERSIONS,
    'react-window': '1.8.11',
  });
});

test('where JavaScript is chosen, JavaScript is taken, without types and their packages', async () => {
  const { block } = await openBlock();
  await chooseJavascript(block);
  const codesandbox = await sentToCodeSandbox(block);
  const { fields, address } = await sentBy(block, 'stackblitz');
  const { bytes } = await savedBy(block);
  expect(new URL(address).searchParams.get('file')).toBe('src/demo/index.jsx');
  for (const files of [codesandbox, decodeStackBlitz(fields), decodeZip(bytes)]) {
    expect(namesOf(files).filter((path) => /tsconfig|\.tsx?$/.test(path))).toEqual([]);
    expect(files['src/demo/index.jsx']).toContain('useState(products);');
    expect(files['src/demo/index.jsx']).not.toMatch(/interface|ColumnsType/);
    expect(packagesOf(files)).toMatchObject({ dependencies: VERSIONS });
    expect(Object.keys(packagesOf(files).devDependencies).join()).not.toMatch(/@types/);
  }
});

test('what the reader has written goes along, wherever the demo is taken', async () => {
  const { page, block } = await openBlock();
  await block.getByRole('button', { name: 'Edit here' }).click();
  await block.getByRole('textbox', { name: /^Code of/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  const written = example('simple.tsx').replace('Oak desk', 'Pine shelf');
  // Typed text would get brackets and indentation of its own.
  await page.keyboard.insertText(written);
  await page
    .frameLocator(`iframe[title="Result of ${TITLE}"]`)
    .getByRole('cell', { name: 'Pine shelf' })
    .waitFor();
  const { fields } = await sentBy(block, 'stackblitz');
  const { bytes } = await savedBy(block);
  for (const files of [
    await sentToCodeSandbox(block),
    decodeStackBlitz(fields),
    decodeZip(bytes),
  ]) {
    expect(files['src/demo/index.tsx']).toBe(written);
  }
});

test('StackBlitz is shown below the demo, 300 high, with the same project, and goes again', async () => {
  const { page, block } = await openBlock('simple', {
    expectedConsole: [UNKNOWN_FEATURE],
  });
  const [request] = await Promise.all([
    page.waitForRequest(/^https:\/\/stackblitz\.com\//),
    entryOf(block, 'embed').then((entry) => entry.click()),
  ]);
  const { address, method, fields } = requestSent(request);
  expect(method).toBe('POST');
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    embed: '1',
    file: 'src/demo/index.tsx',
  });
  expect(fields).toMatchObject({
    'project[title]': TITLE,
    'project[template]': 'node',
    'project[dependencies]': JSON.stringify(VERSIONS),
  });
  expect(decodeStackBlitz(fields)['src/demo/index.tsx']).toBe(example('simple.tsx'));
  const frame = block.locator(`iframe[title="${TITLE}"]`);
  expect((await frame.boundingBox())?.height).toBe(300);
  const entry = await entryOf(block, 'embed');
  expect(await entry.getAttribute('aria-checked')).toBe('true');
  await entry.click();
  await frame.waitFor({ state: 'detached' });
});

const FAILED = 'StackBlitz did not start here.';

test('where StackBlitz cannot be reached, the reader is told', async () => {
  const { page, block } = await openBlock('simple', {
    expectedConsole: [UNKNOWN_FEATURE, /ERR_FAILED/],
    before: async (page) => {
      await page.clock.install();
      await page.route(/^https:\/\/stackblitz\.com\//, (route) => route.abort());
    },
  });
  await (await entryOf(block, 'embed')).click();
  await block.locator(`iframe[title="${TITLE}"]`).waitFor();
  const notice = block.getByRole('status').filter({ hasText: FAILED });
  // The SDK asks 20 times, every 500 ms.
  await page.clock.runFor(11_000);
  await notice.waitFor();
  expect(await block.locator('iframe[title]').count()).toBe(0);
  const [request] = await Promise.all([
    page.context().waitForEvent('request'),
    block.getByRole('button', { name: 'Open in a tab' }).click(),
  ]);
  expect(request.url()).toMatch(/^https:\/\/stackblitz\.com\/run\?/);
});

/** Opens StackBlitz in a page whose time is the test's, and where StackBlitz says nothing. */
async function openSilent() {
  const { page, block } = await openBlock('simple', {
    expectedConsole: [UNKNOWN_FEATURE],
    before: async (page) => {
      await page.clock.install();
      await page.route(/^https:\/\/stackblitz\.com\//, () => undefined);
    },
  });
  await (await entryOf(block, 'embed')).click();
  await block.locator(`iframe[title="${TITLE}"]`).waitFor();
  return { page, block, notice: block.getByRole('status').last() };
}

test('StackBlitz that says nothing is asked for ten seconds, then the reader is told', async () => {
  const { page, notice } = await openSilent();
  await page.clock.runFor(5_000);
  expect(await notice.innerText()).toBe('StackBlitz is starting…');
  await page.clock.runFor(6_000);
  await notice.filter({ hasText: FAILED }).waitFor();
});

test('a reader who has closed StackBlitz meanwhile is told nothing', async () => {
  const { page, block } = await openSilent();
  await (await entryOf(block, 'embed')).click();
  await block.locator(`iframe[title="${TITLE}"]`).waitFor({ state: 'detached' });
  await page.clock.runFor(12_000);
  expect(await block.getByRole('status').allInnerTexts()).not.toContain(FAILED);
});
