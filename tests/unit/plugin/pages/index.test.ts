import { relative } from 'node:path';
import { compilerFiles } from '../../../../src/plugin/pages/dumi/compiler-version';
import { importsOf } from '../../support/imports';
import { ROOT } from '../../support/root';

/** A file of `src` and all that it imports, directly or not, relative to the root. */
function filesBehind(file: string, seen = new Set([file])): Set<string> {
  for (const { target, typeOnly } of importsOf(file)) {
    if (!target || typeOnly || seen.has(target)) continue;
    seen.add(target);
    filesBehind(target, seen);
  }
  return seen;
}

test('a change of any file that pages are made with has them made again', () => {
  const known = compilerFiles().map((path) => relative(ROOT, path).replace(/\\/g, '/'));
  const needed = [...filesBehind('src/plugin/pages/index.ts')];
  expect(needed).toEqual(
    expect.arrayContaining([
      'src/plugin/pages/rehype-page.ts',
      'src/model/content/toc.ts',
    ]),
  );
  expect(needed.filter((file) => !known.includes(file))).toEqual([]);
});
