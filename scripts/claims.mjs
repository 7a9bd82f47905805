/**
 * Writes `docs/verified.json`: for each section "What goes wrong" of the demo pages, recipes and
 * guides, the file of the test that runs each pitfall. `npm run claims`, after a pitfall or a test
 * has moved.
 */
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { FILE, readSections } from './read-claims.mjs';

const options = await prettier.resolveConfig(FILE);
const json = JSON.stringify(readSections(process.cwd()));
writeFileSync(FILE, await prettier.format(json, { ...options, parser: 'json' }));
