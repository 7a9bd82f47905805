import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLastGood } from '../../../../../src/plugin/pages/broken/last-good';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const GOOD = 'export default () => null;\n';
const BAD = 'export default () => ;\n';
const PAGE = '---\ntitle: A\n---\n\n<code src="./a.tsx"></code>\n';

/** A site of one page, whose module has been made once. */
function siteOfOnePage(demo: string) {
  const root = folderWith({ 'docs/a.md': PAGE, 'docs/a.tsx': demo });
  const path = join(root, 'docs/a.md');
  const file = join(root, 'docs/a.tsx');
  const changed = jest.fn();
  const last = createLastGood(root, changed);
  const made = { content: 'made', map: undefined, files: [path, file] };
  last.made(path, path, made);
  return { path, file, changed, last, made };
}

test('a page stays as it was made, and its demo as it was, until the fault is mended', () => {
  const { path, file, changed, last, made } = siteOfOnePage(GOOD);
  expect(last.kept(path, path)).toBeUndefined();
  writeFileSync(file, BAD);
  expect(last.kept(path, path)).toMatchObject(made);
  expect(last.lastText(BAD, file)).toBe(GOOD);
  expect(last.kept(path, path)).toMatchObject(made);
  expect(changed).toHaveBeenCalledTimes(1);
  const mended = 'export default () => 1;\n';
  writeFileSync(file, mended);
  expect(last.kept(path, path)).toBeUndefined();
  expect(last.lastText(mended, file)).toBeUndefined();
  last.made(path, path, made);
  last.made(`${path}?type=demo`, path, made);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a change of the page itself is shown', () => {
  const { path, file, last } = siteOfOnePage(GOOD);
  writeFileSync(file, BAD);
  writeFileSync(path, `${PAGE}\nMore.\n`);
  expect(last.kept(path, path)).toBeUndefined();
});

test('what was never without a fault is not kept', () => {
  const { path, file, changed, last } = siteOfOnePage(BAD);
  expect(last.kept(path, path)).toBeUndefined();
  expect(last.lastText(BAD, file)).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
});
