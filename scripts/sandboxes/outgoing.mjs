import { readFileSync } from 'node:fs';
import { decodeCodeSandbox, decodeStackBlitz, decodeZip } from './payloads.mjs';

const WORDS = {
  'demo.codesandbox': 'CodeSandbox',
  'demo.stackblitz': 'StackBlitz',
  ...JSON.parse(readFileSync('src/locales/en-US.json', 'utf8')),
};
const SERVICES = /^https:\/\/(codesandbox\.io|stackblitz\.com)\//;
/** Milliseconds that a press may take until the browser sends or saves something. */
const PATIENCE = 15_000;

/** Answers for the services, so that nothing of what is sent goes out. */
export function answerForServices(context) {
  return context.route(SERVICES, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/**
 * The block of a demo on its page.
 * @param {import('playwright-core').Page} page @param {string} name of the demo
 */
export function blockOf(page, name) {
  return page.locator(`section.ledger-demo[id="${name}"]`);
}

/**
 * Opens the menu of a demo and returns one of its entries, by the name that readers know.
 * @param {import('playwright-core').Locator} block
 * @param {'codesandbox' | 'stackblitz' | 'embed' | 'download'} action
 */
export async function entryOf(block, action) {
  const button = block.getByRole('button', { name: WORDS['demo.open'], exact: true });
  // The bar of an edited demo has another one.
  await button.first().click({ timeout: PATIENCE });
  return block.getByRole(action === 'embed' ? 'menuitemcheckbox' : 'menuitem', {
    name: WORDS[`demo.${action}`],
    exact: true,
  });
}

/** Presses an entry of the menu; where nothing comes of it, the error has what the demo says about it. */
async function press(block, action, awaited) {
  try {
    const entry = await entryOf(block, action);
    const [done] = await Promise.all([
      Promise.all(awaited),
      entry.click({ timeout: PATIENCE }),
    ]);
    return done;
  } catch (error) {
    const said = await block.locator('.ledger-demo-notice').allInnerTexts();
    throw new Error(
      `"${WORDS[`demo.${action}`]}" of a demo on ${block.page().url()} gave nothing. ` +
        `The demo says: "${said.join(' ').trim()}". ${error.message}`,
    );
  }
}

/**
 * Opens a service by its button, in a context that answers for it.
 * @param {import('playwright-core').Locator} block
 * @param {'codesandbox' | 'stackblitz'} action
 * @returns {Promise<{ address: string, method: string, fields: Record<string, string> }>} the
 *   request as the browser has made it: the fields of its form
 */
export async function sentBy(block, action) {
  const context = block.page().context();
  const timeout = PATIENCE;
  const isSent = (request) => SERVICES.test(request.url());
  const [request, tab] = await press(block, action, [
    context.waitForEvent('request', { predicate: isSent, timeout }),
    context.waitForEvent('page', { timeout }),
  ]);
  await tab.close();
  return requestSent(request);
}

/**
 * What a form sent.
 * @param {import('playwright-core').Request} request
 */
export function requestSent(request) {
  const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  return { address: request.url(), method: request.method(), fields };
}

/**
 * Saves a demo by its button.
 * @param {import('playwright-core').Locator} block
 * @returns {Promise<{ name: string, bytes: Uint8Array }>} the file that the browser saved
 */
export async function savedBy(block) {
  const [download] = await press(block, 'download', [
    block.page().waitForEvent('download', { timeout: PATIENCE }),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  return { name: download.suggestedFilename(), bytes };
}

/** Chooses JavaScript, which holds for the whole page. */
export async function chooseJavascript(block) {
  await block.getByRole('button', { name: 'JavaScript', exact: true }).click();
  await block.getByRole('button', { name: 'JavaScript', pressed: true }).waitFor();
}

async function takenBy(block) {
  const codesandbox = await sentBy(block, 'codesandbox');
  const stackblitz = await sentBy(block, 'stackblitz');
  const { bytes } = await savedBy(block);
  return {
    codesandbox: decodeCodeSandbox(codesandbox.fields.parameters),
    stackblitz: decodeStackBlitz(stackblitz.fields),
    zip: decodeZip(bytes),
  };
}

/**
 * Takes a demo out of the site as a reader does: opens its page, presses its buttons in both
 * languages, and decodes what the browser sends and saves.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin of the built site
 * @param {import('./site-demos.mjs').SiteDemo} demo
 * @returns {Promise<Record<'ts' | 'js', Record<keyof typeof import('./payloads.mjs').KINDS,
 *   Record<string, string>>>>} files by path, for each language and kind
 */
export async function takeOut(browser, origin, { name, page: path }) {
  // The choice of a language is kept: each demo gets a reader of its own.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await answerForServices(context);
    const page = await context.newPage();
    await page.goto(origin + path);
    const block = blockOf(page, name);
    const ts = await takenBy(block);
    await chooseJavascript(block);
    return { ts, js: await takenBy(block) };
  } finally {
    await context.close();
  }
}
