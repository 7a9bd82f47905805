import {
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { takeLock } from '../../../../src/plugin/prerender/output/lock';
import {
  outputFolders,
  recoverOutput,
  swapOutput,
} from '../../../../src/plugin/prerender/output/swap';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('a lock is held by a running process and taken from one that has ended', () => {
  const lock = join(folderWith({}), 'tmp', 'build.lock');
  expect(takeLock(lock)).toBeUndefined();
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  writeFileSync(lock, String(process.ppid));
  expect(takeLock(lock)).toBe(process.ppid);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  expect(takeLock(lock)).toBeUndefined();
});

/** An output that was written before the build. */
function site(files: Record<string, string>) {
  const root = folderWith(files);
  const before = new Date(Date.now() - 60_000);
  for (const name of Object.keys(files)) utimesSync(join(root, name), before, before);
  const folders = outputFolders(join(root, 'dist'), join(root, 'tmp'));
  return { root, folders };
}

const OLD_AND_NEW = {
  'dist/old.txt': 'old',
  'dist/index.html': 'old',
  'tmp/output/new/dist/index.html': 'new',
};

test('a finished output takes the place of the old one, of which nothing stays', () => {
  const { root, folders } = site(OLD_AND_NEW);
  swapOutput(folders);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new');
  expect(existsSync(join(root, 'dist/old.txt'))).toBe(false);
  expect(existsSync(folders.previous)).toBe(false);
});

test('what a plugin writes into the old output while the new one is made is in both', () => {
  const { root, folders } = site({ ...OLD_AND_NEW, 'dist/raw/before.md': 'old' });
  writeFileSync(join(root, 'dist/llms.txt'), 'of a plugin');
  writeFileSync(join(root, 'dist/raw/a.md'), 'of a plugin');
  writeFileSync(join(root, 'dist/index.html'), 'of a plugin');
  swapOutput(folders);
  const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');
  expect([read('llms.txt'), read('raw/a.md')]).toEqual(Array(2).fill('of a plugin'));
  expect(read('index.html')).toBe('new');
  expect(existsSync(join(root, 'dist/old.txt'))).toBe(false);
  expect(existsSync(join(root, 'dist/raw/before.md'))).toBe(false);
});

test('the new output has the name of the folder that it is for, which umi prints', () => {
  const { fresh, previous } = outputFolders('/site/previous', '/site/.dumi/tmp');
  expect(basename(fresh)).toBe('previous');
  expect(fresh).not.toBe(previous);
});

test('where the output is a link, its target gets the new files', () => {
  const root = folderWith({
    'served/index.html': 'old',
    'tmp/output/new/dist/index.html': 'new',
  });
  symlinkSync(join(root, 'served'), join(root, 'dist'));
  swapOutput(outputFolders(join(root, 'dist'), join(root, 'tmp')));
  expect(readFileSync(join(root, 'served/index.html'), 'utf8')).toBe('new');
});

test('an output that was put aside by a build that was killed comes back', () => {
  const { root, folders } = site({ 'tmp/output/previous/index.html': 'old' });
  recoverOutput(folders);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old');
  mkdirSync(folders.previous, { recursive: true });
  recoverOutput(folders);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old');
});
