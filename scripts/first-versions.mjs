/**
 * Writes `tests/unit/docs/first-versions.json`: between which published versions of rc-table each row
 * of the references came. `npm run first-versions`, after a row was added.
 *
 *   npm run first-versions -- --in FOLDER   keeps the unpacked versions there, for the next time
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { publishedVersions, unpack } from './first-versions/published.mjs';
import { evidenceIn, readNotes } from './first-versions/evidence.mjs';
import { firstVersions } from './first-versions/first-versions.mjs';

const FILE = 'tests/unit/docs/first-versions.json';
const { values } = parseArgs({ options: { in: { type: 'string' } } });
const { 'rc-table': last } = JSON.parse(
  readFileSync('package.json', 'utf8'),
).dependencies;

const folder = values.in ?? mkdtempSync(join(tmpdir(), 'first-versions-'));
try {
  const notes = readNotes(process.cwd());
  const versions = publishedVersions('rc-table', last);
  await unpack('rc-table', versions, folder);
  const evidence = versions.map((version) => {
    return { version, ...evidenceIn(join(folder, version), notes) };
  });
  const table = { versions, rows: firstVersions(notes, evidence) };
  const options = await prettier.resolveConfig(FILE);
  const json = JSON.stringify(table);
  writeFileSync(FILE, await prettier.format(json, { ...options, parser: 'json' }));
  console.log(`${Object.keys(table.rows).length} rows, ${versions.length} versions`);
} finally {
  if (!values.in) rmSync(folder, { recursive: true, force: true });
}
