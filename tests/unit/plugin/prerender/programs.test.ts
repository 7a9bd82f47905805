import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../../../../src/plugin/prerender/hash-files';
import { keepNames } from '../../../../src/plugin/prerender/programs';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const PUSHES = '(self.webpackChunk=self.webpackChunk||[]).push([["one"],{}]);';

test('a program of the site has the name that its bundler gave it, besides that with a hash', () => {
  const folder = folderWith({
    'umi.js': 'entry',
    'playground-frame.js': 'frame',
    'search-worker.js': 'search',
    'service-worker.js': 'offline',
    'register-worker.js': 'its page',
    'app.js': PUSHES,
    'editor.worker.js': 'onmessage editor',
  });
  const { scripts, programs } = hashFiles({ folder }, new Set());
  keepNames(
    folder,
    scripts,
    programs.filter((chunk) => chunk !== 'umi'),
  );
  const kept = readdirSync(folder).filter(
    (name) => !Object.values(scripts).includes(name),
  );
  expect(kept).toEqual(['editor.worker.js']);
  expect(readFileSync(join(folder, 'editor.worker.js'), 'utf8')).toBe('onmessage editor');
});
