import childProcess from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerGitDates } from '../../../../../src/plugin/app/host-patches/git-dates';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

/** What dumi gets for each path: an answer of git, or an error, after which a page has no date. */
function answers(root: string, ...paths: string[]): string[] {
  const stop = answerGitDates(root);
  try {
    return paths.map((path) => {
      try {
        return childProcess
          .execSync(`git log -1 --format=%at -- "${path}"`, { cwd: root, stdio: 'pipe' })
          .toString()
          .trim();
      } catch {
        return 'error';
      }
    });
  } finally {
    stop();
  }
}

function git(cwd: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const at = '1700000000 +0000';
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  childProcess.execFileSync('git', [...who, ...args], { cwd, env });
}

test('outside a repository git fails, as it does for dumi, and looks only once', () => {
  const root = folderWith({ 'a.md': 'a', 'b.md': 'b' });
  const spawn = jest.spyOn(childProcess, 'spawnSync');
  expect(answers(root, join(root, 'a.md'), join(root, 'b.md'))).toEqual([
    'error',
    'error',
  ]);
  expect(spawn).toHaveBeenCalledTimes(1);
  spawn.mockRestore();
});

test('a repository without a commit is no different', () => {
  const root = folderWith({ 'a.md': 'a' });
  git(root, 'init', '-q');
  expect(answers(root, join(root, 'a.md'))).toEqual(['error']);
});

test('a page beside the site in its repository has the date of its own commit', () => {
  const root = folderWith({ 'pages/a.md': 'a', 'site/b.md': 'b' });
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'First');
  const site = join(root, 'site');
  expect(
    answers(
      site,
      join(root, 'pages/a.md'),
      join(site, 'b.md'),
      join(site, 'new.md'),
      join(root, 'pages/new.md'),
    ),
  ).toEqual(['1700000000', '1700000000', 'error', 'error']);
});

test('pages of a folder have their dates with one look into git, whatever its name', () => {
  const root = folderWith({
    'index.md': 'a',
    '文档 [1]/a.md': 'a',
    '文档 [1]/below/b.md': 'b',
    '文档 1/c.md': 'c',
  });
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'First');
  writeFileSync(join(root, 'new.md'), 'new');
  const spawn = jest.spyOn(childProcess, 'spawnSync');
  const files = [
    'index.md',
    'new.md',
    '文档 [1]/a.md',
    '文档 [1]/below/b.md',
    '文档 1/c.md',
  ];
  expect(answers(root, ...files.map((file) => join(root, file)))).toEqual([
    '1700000000',
    'error',
    ...Array<string>(3).fill('1700000000'),
  ]);
  // The history, the files beside the folders, and two folders.
  expect(spawn).toHaveBeenCalledTimes(4);
  spawn.mockRestore();
});

test('a clone without its history has no dates, because git gives all pages that of its oldest commit', () => {
  const root = folderWith({ 'origin/a.md': 'a' });
  const origin = join(root, 'origin');
  git(origin, 'init', '-q');
  git(origin, 'add', '-A');
  git(origin, 'commit', '-qm', 'First');
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'Second');
  git(root, 'clone', '-q', '--depth', '1', `file://${origin}`, 'copy');
  expect(answers(join(root, 'copy'), join(root, 'copy/a.md'))).toEqual(['error']);
});
