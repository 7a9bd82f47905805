import type { Configuration } from '@rspack/core';

/** umi's name of the entry. */
export const ENTRY = 'umi';

/** How umi's plugin that notes the entry's files, for its document, asks for them. */
interface Note {
  apply(compiler: {
    hooks: {
      emit: {
        tapPromise(name: string, run: (compilation: object) => Promise<void>): void;
      };
    };
  }): void;
}

/** True for this plugin. */
export function isUmiNote(plugin: object): boolean {
  return (
    plugin.constructor.name === 'HtmlWebpackPlugin' && Object.keys(plugin).length === 0
  );
}

/** Tells umi the names of the entry's files when the bundler does not run. */
export async function tellUmi(
  { plugins = [] }: Configuration,
  entry: readonly string[],
): Promise<void> {
  const runs: ((compilation: object) => Promise<void>)[] = [];
  const tapPromise = (_: string, run: (compilation: object) => Promise<void>) =>
    void runs.push(run);
  for (const plugin of plugins) {
    if (plugin && isUmiNote(plugin))
      (plugin as Note).apply({ hooks: { emit: { tapPromise } } });
  }
  const entrypoints = new Map([[ENTRY, { getFiles: () => entry }]]);
  await Promise.all(runs.map((run) => run({ entrypoints })));
}
