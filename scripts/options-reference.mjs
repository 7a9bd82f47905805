/**
 * Writes src/OPTIONS.md, the reference of the theme's options, from their schemas:
 *
 *   npm run options
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./compile-source.cjs');
const { optionsReference } = require('../src/plugin/schemas/reference.ts');

writeFileSync('src/OPTIONS.md', optionsReference());
