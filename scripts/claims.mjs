/**
 * Writes `docs/verified.json`: for each pitfall of a page and of the reference, and each section of
 * the home page, the file of the test that runs it. `npm run claims`, after a pitfall or a test has
 * a new name or place.
 */
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { FILE, readSections } from './read-claims.mjs';

const options = await prettier.resolveConfig(FILE);
const json = JSON.stringify(readSections(process.cwd()));
writeFileSync(FILE, await prettier.format(json, { ...options, parser: 'json' }));
