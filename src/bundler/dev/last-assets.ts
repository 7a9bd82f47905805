import type { Stats } from '@rspack/core';

interface Compiler {
  hooks: { done: { tap(name: string, run: (stats: Stats) => void): void } };
}

/**
 * A bundler for umi's middleware of documents, which asks the last result for its files. Rspack forgets
 * them as soon as it compiles again, and a document that was asked for then had no scripts.
 */
export function withLastAssets(compiler: Compiler): Compiler {
  return {
    hooks: {
      done: {
        tap: (name, run) =>
          compiler.hooks.done.tap(name, (stats) => {
            const names = Object.keys(stats.compilation.assets);
            const assets = Object.fromEntries(names.map((name) => [name, true]));
            run({
              compilation: { assets },
              hasErrors: () => stats.hasErrors(),
            } as unknown as Stats);
          }),
      },
    },
  };
}
