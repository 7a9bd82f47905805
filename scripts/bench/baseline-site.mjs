import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { apiTable, withoutBuiltins } from './baseline-markdown.mjs';
import { propertyTypes } from './property-types.mjs';

// The settings of the repository's own .dumirc.ts as far as dumi knows them.
const CONFIG = `import { defineConfig } from 'dumi';

export default defineConfig({
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  favicons: ['/logo.svg'],
  themeConfig: {
    name: 'rc-table',
    logo: '/logo.svg',
    nav: [
      { title: 'Reference', link: '/' },
      { title: 'Demo', link: '/demo' },
      { title: 'Changelog', link: '/changelog' },
    ],
  },
});
`;

/** @param {string} root @returns {Record<string, string>} markdown tables by id of the reference */
function referenceTables(root) {
  const folder = join(root, 'docs/api');
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const types = propertyTypes(notes, root);
  return Object.fromEntries(
    notes.map((note, index) => [note.id, apiTable(note, types[index])]),
  );
}

/** @param {string} docs @returns {string} a markdown list of all demo pages */
function demoLinks(docs) {
  return readdirSync(join(docs, 'demo'))
    .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
    .map((file) => {
      const text = readFileSync(join(docs, 'demo', file), 'utf8');
      const [, head = ''] = text.split(/^---$/m);
      const { title, description } = parse(head);
      return `- [${title}](/demo/${file.replace('.md', '')}): ${description}`;
    })
    .join('\n');
}

/**
 * Writes the site of the baseline: this site's pages and demos for dumi's default theme.
 * @param {string} root the repository
 * @param {string} folder of the baseline, inside the repository; what was there is removed
 */
export function writeBaseline(root, folder) {
  const docs = join(folder, 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'docs'), docs, { recursive: true });
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, '.dumirc.ts'), CONFIG);
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "bench-baseline", "private": true }\n',
  );
  const content = { tables: referenceTables(root), links: demoLinks(docs) };
  for (const file of readdirSync(docs, { recursive: true })) {
    if (!file.endsWith('.md')) continue;
    const path = join(docs, file);
    writeFileSync(path, withoutBuiltins(readFileSync(path, 'utf8'), content));
  }
}
