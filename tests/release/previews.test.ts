import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
}, 60_000);
