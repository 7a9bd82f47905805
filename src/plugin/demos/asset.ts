import { dirname, extname, relative } from 'node:path';
import type { DemoAsset } from '../../model/demo/demo-asset';
import { withoutFrontComment } from './front-comment';
import { installedPackage, packageName } from './installed-package';
import { packageAround } from './published';
import type { DemoSource } from './source';
import { isBelow } from './support';

/**
 * Names a demo's files so that their imports of each other still resolve: paths from
 * their common folder, where the entry is `index` if it is directly in that folder.
 * @example relativeNames(['/docs/a.tsx', '/docs/shared/look.css']) // ['index.tsx', 'shared/look.css']
 * @example relativeNames(['/docs/a/b.tsx', '/docs/c.css']) // ['a/b.tsx', 'c.css']
 */
export function relativeNames([entry = '', ...others]: readonly string[]): string[] {
  let folder = dirname(entry);
  const outside = (path: string) => relative(folder, path).startsWith('..');
  while (others.some(outside)) folder = dirname(folder);
  const names = [entry, ...others].map((path) =>
    relative(folder, path).replace(/\\/g, '/'),
  );
  if (folder === dirname(entry)) names[0] = `index${extname(entry)}`;
  return names;
}

/**
 * All that it takes to run a demo elsewhere. Imports that lead nowhere are left out;
 * `checks/demos` reports them.
 * @param about how its page presents it
 * @param source undefined for a demo that the bundler knows no file of
 * @param support absolute paths of folders whose files readers are not shown
 * @param published versions of packages that are not installed, by name; see `published`
 */
export function demoAsset(
  about: Pick<DemoAsset, 'id' | 'name' | 'title' | 'description'>,
  source: DemoSource | undefined,
  support: readonly string[] = [],
  published: Readonly<Record<string, string>> = {},
): DemoAsset {
  if (!source) return { ...about, type: 'BLOCK', entry: '', dependencies: {} };
  const { files, packages } = source;
  const names = relativeNames(files.map(({ path }) => path));
  const supporting = names.filter((_, at) => isBelow(files[at]?.path ?? '', support));
  const dependencies: DemoAsset['dependencies'] = {};
  files.forEach(({ text }, at) => {
    const value = at === 0 ? withoutFrontComment(text) : text;
    dependencies[names[at] ?? ''] = { type: 'FILE', value };
  });
  for (const { request, file } of packages) {
    const name = packageName(request);
    const own = packageAround(file.path);
    const version =
      installedPackage(name, dirname(file.path))?.version ??
      (own?.name === name ? own.version : published[name]);
    if (version) dependencies[name] = { type: 'NPM', value: version };
  }
  return {
    ...about,
    type: 'BLOCK',
    entry: names[0] ?? '',
    dependencies,
    ...(supporting.length > 0 && { support: supporting }),
  };
}
