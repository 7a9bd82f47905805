/**
 * Writes the index of all symptoms, docs/guide/symptoms.md and its translations, from the sections
 * "What goes wrong" of the demo pages, the recipes, the guides and the reference.
 *
 *   npm run symptoms
 */
import { writeFileSync } from 'node:fs';
import { symptomPages } from './symptoms/pages.mjs';

for (const { file, text } of symptomPages('.')) writeFileSync(file, text);
