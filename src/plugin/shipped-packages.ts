const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the innermost package that a path is in; undefined outside of packages. */
export function packageFolderOf(path: string): string | undefined {
  return PACKAGE.exec(path)?.[0];
}

/** A module of either bundler; a joined one has others in it. */
interface Module {
  nameForCondition?: () => string | null | undefined;
  modules?: Iterable<Module>;
}

/** What either bundler says of the modules that are in its chunks. */
export interface Compilation<M extends Module = Module> {
  modules: Iterable<M>;
  chunkGraph: { getModuleChunks(module: M): readonly unknown[] };
}

function filesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) => {
    const file = module.nameForCondition?.();
    return [...(file ? [file] : []), ...filesOf(module.modules ?? [])];
  });
}

/** A file of each package that is in a bundle, by the folders of the packages. */
export function shippedPackages<M extends Module>({
  modules,
  chunkGraph,
}: Compilation<M>): Map<string, string> {
  // Others were left out, as nothing uses what they export.
  const used = [...modules].filter((one) => chunkGraph.getModuleChunks(one).length > 0);
  const files = new Map<string, string>();
  for (const file of filesOf(used)) {
    const folder = packageFolderOf(file);
    if (folder && !files.has(folder)) files.set(folder, file);
  }
  return files;
}
