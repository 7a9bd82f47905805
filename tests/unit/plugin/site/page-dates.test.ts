import childProcess from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pageDate,
  pageDates,
  shownDate,
  writtenDate,
} from '../../../../src/plugin/site/page-dates';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

function git(cwd: string, date: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const at = `${date}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  childProcess.execFileSync('git', [...who, ...args], { cwd, env });
}

function repository(): string {
  const root = folderWith({
    'docs/index.md': '# A\n',
    'docs/changes.md': '# Changes\n\n<embed src="../LOG.md"></embed>\n',
    'LOG.md': '## 1.0.0\n',
  });
  git(root, '2024-01-01', 'init', '-q');
  git(root, '2024-01-01', 'add', '-A');
  git(root, '2024-01-01', 'commit', '-qm', 'First');
  writeFileSync(join(root, 'LOG.md'), '## 1.1.0\n');
  git(root, '2024-05-06', 'commit', '-qam', 'Release');
  return root;
}

test('a page is as new as the newest file that it shows', () => {
  expect(Object.fromEntries(pageDates(siteIn(repository())))).toEqual({
    'docs/index.md': '2024-01-01',
    'docs/changes.md': '2024-05-06',
  });
});

test('a page without a commit has no date, whatever it shows', () => {
  const root = repository();
  writeFileSync(join(root, 'docs/new.md'), '# New\n\n<embed src="../LOG.md"></embed>\n');
  const site = siteIn(root);
  expect(pageDate('docs/new.md', site)).toBeUndefined();
  expect([...pageDates(site).keys()]).not.toContain('docs/new.md');
});

test('a page shows the newest date, unless its front matter says another', () => {
  const site = siteIn(repository());
  const file = 'docs/changes.md';
  const own = Date.parse('2024-01-01T12:00:00Z');
  expect(writtenDate(file, own, site.root)).toBeUndefined();
  expect(writtenDate(file, 0, site.root)).toBe(0);
  expect(shownDate(file, 0, site)).toBe(0);
  expect(shownDate(file, undefined, site)).toBe(Date.parse('2024-05-06'));
  expect(shownDate('docs/other.md', undefined, site)).toBeUndefined();
});

test('outside a repository no page has a date', () => {
  const root = folderWith({ 'docs/index.md': '# A\n' });
  expect(pageDates(siteIn(root)).size).toBe(0);
});
