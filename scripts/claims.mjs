/**
 * Writes `docs/verified.json`: for each section "What goes wrong" and each pitfall of the reference,
 * the file of the test that runs it. `npm run claims`, after a pitfall or a test
 * has moved.
 */
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { FILE, readSections } from './read-claims.mjs';

const options = await prettier.resolveConfig(FILE);
const json = JSON.stringify(readSections(process.cwd()));
writeFileSync(FILE, await prettier.format(json, { ...options, parser: 'json' }));
