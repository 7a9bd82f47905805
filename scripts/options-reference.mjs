/**
 * Writes the reference of the theme's options from their schemas: src/OPTIONS.md for the package,
 * and the page of the theme's site.
 *
 *   npm run options
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./compile-source.cjs');
const { optionsReference } = require('../src/plugin/schemas/reference.ts');

const reference = optionsReference();
writeFileSync('src/OPTIONS.md', reference);

const head = [
  'title: Options',
  'description: Every option of the theme, of front matter and of the notes for API tables.',
  'nav: { title: Options, order: 4 }',
];
// Without its title, and with a first paragraph for readers instead of that for authors.
const sections = reference.slice(reference.indexOf('\n## '));
const intro = 'All options can be left out. The build checks what you set.';
writeFileSync(
  'sites/theme/docs/options.md',
  `---\n${head.join('\n')}\n---\n\n${intro}\n${sections}`,
);
