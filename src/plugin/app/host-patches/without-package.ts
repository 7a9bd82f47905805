import Module, { createRequire } from 'node:module';

/**
 * Runs something while a package is a function that makes nothing, unless it is loaded already.
 * umi's configuration for webpack loads `postcss-preset-env`, which takes half a second, for rules
 * that Lightning CSS replaces. The package can be loaded again afterwards.
 * @param name of the package
 * @param from absolute path of what would load it
 */
export async function withoutPackage<T>(
  name: string,
  from: string,
  run: () => Promise<T>,
): Promise<T> {
  const load = createRequire(from);
  const path = load.resolve(name);
  if (load.cache[path]) return run();
  const empty = new Module(path);
  empty.exports = () => ({});
  load.cache[path] = empty;
  try {
    return await run();
  } finally {
    delete load.cache[path];
  }
}
