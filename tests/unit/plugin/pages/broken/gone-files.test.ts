import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createGoneFiles } from '../../../../../src/plugin/pages/broken/gone-files';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('a page is made with fresh loaders once after a file that it showed is gone', () => {
  const root = folderWith({ 'a.tsx': '', 'b.tsx': '' });
  const unload = jest.fn();
  const gone = createGoneFiles(unload);
  gone.shows('a.md', [join(root, 'a.tsx')]);
  gone.shows('b.md', [join(root, 'b.tsx')]);
  gone.forget('a.md');
  gone.forget('c.md');
  expect(unload).not.toHaveBeenCalled();
  rmSync(join(root, 'a.tsx'));
  gone.forget('b.md');
  expect(unload).not.toHaveBeenCalled();
  gone.forget('a.md');
  gone.forget('a.md');
  expect(unload).toHaveBeenCalledTimes(1);
});

test('a file that goes while its page is made counts the next time', () => {
  const root = folderWith({ 'a.tsx': '' });
  const unload = jest.fn();
  const gone = createGoneFiles(unload);
  gone.shows('a.md', [join(root, 'a.tsx')]);
  gone.forget('a.md');
  rmSync(join(root, 'a.tsx'));
  gone.shows('a.md', []);
  gone.forget('a.md');
  expect(unload).toHaveBeenCalledTimes(1);
});
