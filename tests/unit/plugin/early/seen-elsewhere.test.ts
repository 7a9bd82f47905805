import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeenElsewhere } from '../../../../src/plugin/early/seen-elsewhere';
import { readDocument } from '../../../../src/plugin/markdown/document';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** Whether a change of a page from one text to another is seen elsewhere. */
function isSeen(before: string, after: string): boolean {
  const root = folderWith({ 'docs/a.md': before });
  const path = join(root, 'docs/a.md');
  const known = readDocument(path, root);
  writeFileSync(path, after);
  return isSeenElsewhere({ event: 'change', path }, known, root);
}

test.each([
  ['a title', '---\ntitle: A\n---\n\nText\n', '---\ntitle: B\n---\n\nText\n', true],
  ['a heading that is the title', '# A\n\nText\n', '# B\n\nText\n', true],
  ['a sentence', '---\ntitle: A\n---\n\nText\n', '---\ntitle: A\n---\n\nMore\n', false],
])('%s', (_, before, after, seen) => {
  expect(isSeen(before, after)).toBe(seen);
});

test('pages that come and go, notes and messages are; code is not', () => {
  const root = folderWith({ 'docs/a.md': 'Text\n' });
  const isSeenAt = (event: string, file: string) =>
    isSeenElsewhere({ event, path: join(root, file) }, undefined, root);
  expect(isSeenAt('add', 'docs/b.md')).toBe(true);
  expect(isSeenAt('unlink', 'docs/b.md')).toBe(true);
  expect(isSeenAt('change', 'docs/api/a.yaml')).toBe(true);
  expect(isSeenAt('change', '.dumi/theme/locales/en-US.json')).toBe(true);
  expect(isSeenAt('change', 'docs/a.tsx')).toBe(false);
  expect(isSeenAt('change', 'docs/embedded.md')).toBe(false);
  expect(isSeenAt('addDir', 'docs/b')).toBe(false);
});

test('a page that has gone before its change is handled is no change', () => {
  const root = folderWith({ 'docs/a.md': 'Text\n' });
  const path = join(root, 'docs/a.md');
  const known = readDocument(path, root);
  rmSync(path);
  expect(isSeenElsewhere({ event: 'change', path }, known, root)).toBe(false);
});
