import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for what several test files of a run need and is made once; see `made-once`. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-unit-'));
  process.env.RUN_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
