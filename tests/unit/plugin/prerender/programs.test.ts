import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../../../../src/plugin/prerender/hash-files';
import { keepNames } from '../../../../src/plugin/prerender/programs';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const PUSHES = '(self.webpackChunk=self.webpackChunk||[]).push([["one"],{}]);';

test('a program of the site has the name that its bundler gave it, as has what it loads', () => {
  const folder = folderWith({
    'umi.js': 'entry',
    'playground-frame.js': 'frame',
    'search-worker.js': 'search',
    'service-worker.js': 'offline',
    'register-worker.js': 'its page',
    'app.js': PUSHES,
    'far.js': PUSHES,
    'editor.worker.js': 'onmessage editor; a.e("far")',
  });
  const { scripts, programs, loads } = hashFiles({ folder }, new Set());
  keepNames(
    folder,
    scripts,
    programs.filter((chunk) => chunk !== 'umi'),
    loads,
  );
  const kept = readdirSync(folder).filter(
    (name) => !Object.values(scripts).includes(name),
  );
  expect(kept).toEqual(['editor.worker.js', 'far.js']);
  expect(readFileSync(join(folder, 'far.js'), 'utf8')).toBe(PUSHES);
});
