import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startPreview } from '../support/start-preview';
import { builtPages, inParts } from '../support/built-pages';
import { onComplaint, openContext, wake } from '../support/visit';

/** At both a host answers with the page for what is missing. */
const MISSING = ['/demo/nothing-here', '/zh-CN/nothing-here'];

/** React's production build takes over any HTML without a word; only its development build warns. */

const WINDOWS = 2;
const SITES = resolve('.small-sites');
const PLUGIN = resolve('tests/support/react-development.cjs');
const DUMI = resolve('node_modules/dumi/bin/dumi.js');

let folder = '';
let server: Awaited<ReturnType<typeof startPreview>> | undefined;

beforeAll(async () => {
  mkdirSync(SITES, { recursive: true });
  folder = mkdtempSync(`${SITES}/react-development-`);
  const child = spawn(process.execPath, [DUMI, 'build'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      BASE: '/',
      DUMI_PLUGINS: PLUGIN,
      OUTPUT: relative('.', folder),
    },
  });
  let output = '';
  const read = (data: Buffer) => (output += data.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(output.slice(-3000));
  server = await startPreview(folder);
}, 300_000);

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('React says nothing against the HTML of any page', async () => {
  const walks = inParts([...builtPages, ...MISSING], WINDOWS).map(async (paths) => {
    const context = await openContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const warnings: string[] = [];
    let path = '';
    onComplaint(page, (text) => {
      const isAnswer = MISSING.includes(path) && text.includes('404 (Not Found)');
      if (!isAnswer) warnings.push(`${path} ${text}`);
    });
    for (path of paths) {
      await page.goto(`${server?.origin}${path}`);
      await wake(page);
      // Every demo, those far below as well.
      for (const root of await page.locator('[data-demo-root]').all()) {
        if (!(await root.isVisible())) continue;
        await root.scrollIntoViewIfNeeded();
        await root.and(page.locator('[data-live]')).waitFor();
      }
    }
    return warnings;
  });
  expect((await Promise.all(walks)).flat()).toEqual([]);
}, 600_000);
