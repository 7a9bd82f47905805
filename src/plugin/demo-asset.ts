import { dirname } from 'node:path';
import type { DemoAsset } from '../model/demo-asset';
import { demoFiles, fileNames, installedPackage, packageName } from './demo-files';
import type { DemoFile } from './demo-files';
import { withoutFrontComment } from './front-comment';

/**
 * All that it takes to run a demo elsewhere. What it imports but cannot be found is left out;
 * `demoProblems` tells of it.
 * @param about what its page says of it
 * @param entry its file; none where the bundler knows of none
 */
export function demoAsset(
  about: Pick<DemoAsset, 'id' | 'name' | 'title' | 'description'>,
  entry: DemoFile | undefined,
): DemoAsset {
  if (!entry) return { ...about, type: 'BLOCK', entry: '', dependencies: {} };
  const { files, packages } = demoFiles(entry);
  const names = fileNames(files.map(({ path }) => path));
  const dependencies: DemoAsset['dependencies'] = {};
  files.forEach(({ text }, at) => {
    const value = at === 0 ? withoutFrontComment(text) : text;
    dependencies[names[at] ?? ''] = { type: 'FILE', value };
  });
  for (const { request, file } of packages) {
    const name = packageName(request);
    const version = installedPackage(name, dirname(file.path))?.version;
    if (version) dependencies[name] = { type: 'NPM', value: version };
  }
  return { ...about, type: 'BLOCK', entry: names[0] ?? '', dependencies };
}
