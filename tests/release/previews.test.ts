import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  centerDemo,
  headerCellsOf,
  missingCells,
  openAlone,
} from '../../scripts/preview/header-cells.mjs';
import { openContext } from '../e2e/support/visit';

const folder = mkdtempSync(join(tmpdir(), 'ledger-previews-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the gallery pictures of a demo are taken in both colors', async () => {
  const env = { ...process.env, OUTPUT: folder };
  const args = ['scripts/previews.mjs', 'simple'];
  await promisify(execFile)(process.execPath, args, { env });
  for (const mode of ['light', 'dark']) {
    const picture = readFileSync(join(folder, `simple.${mode}.webp`));
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.length).toBeGreaterThan(2_000);
  }
});

test('the committed pictures have one size, and so have their letters', () => {
  const sizes = readdirSync('public/previews').map((file) => {
    // Its first part, VP8X, has both less one, in 24 bits each.
    const picture = readFileSync(`public/previews/${file}`);
    return [24, 27].map((at) => picture.readUIntLE(at, 3) + 1).join(' by ');
  });
  expect([...new Set(sizes)]).toEqual(['448 by 252']);
});

test('the committed pictures show every header cell, in both colors', async () => {
  const names = readdirSync('public/previews')
    .filter((file) => file.endsWith('.light.webp'))
    .map((file) => file.replace('.light.webp', ''));
  expect(names).toHaveLength(39);
  // As `scripts/previews.mjs` takes them.
  const context = await openContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const missing: Record<string, string[]> = {};
  for (const name of names) {
    await openAlone(page, process.env.E2E_ORIGIN ?? '', name);
    await centerDemo(page);
    const cells = await headerCellsOf(page);
    for (const mode of ['light', 'dark']) {
      const file = `${name}.${mode}.webp`;
      const picture = readFileSync(`public/previews/${file}`).toString('base64');
      const gone = await missingCells(page, picture, cells);
      if (gone.length > 0) missing[file] = gone;
    }
  }
  expect(missing).toEqual({});
});
