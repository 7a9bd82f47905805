import { resolve } from 'node:path';
import { fileOf } from '../../plugin/host';
import { shippedPackages } from '../../plugin/shipped-packages';
import type { Compilation } from '../../plugin/shipped-packages';

/**
 * A file of each package that is in a bundle, by paths relative to the site.
 * @param root absolute path of the site
 */
export function shippedFiles(compilation: Compilation, root: string): string[] {
  return [...shippedPackages(compilation).values()].map((file) => fileOf(file, root));
}

/** What `shippedFiles` has read it from, as far as it is the same for who lists licenses. */
export function chunksOf(files: readonly string[], root: string): Compilation {
  const modules = files.map((file) => ({ nameForCondition: () => resolve(root, file) }));
  return { modules, chunkGraph: { getModuleChunks: () => modules } };
}
