import type { Compiler } from '@rspack/core';

/**
 * Has the development server compile again what used a file that was deleted while it was compiling.
 * The bundler watches anew after each compilation, and its new watcher looks for what has changed
 * since the compilation began, but not for what is gone.
 */
export function reportLostRemovals(compiler: Compiler): void {
  compiler.hooks.done.tap('ledger-lost-removals', () => {
    const { watching } = compiler;
    const removed = new Set(watching?.pausedWatcher?.getInfo().removals);
    if (removed.size === 0) return;
    // After the bundler has begun to watch anew.
    setImmediate(() => watching?.invalidateWithChangesAndRemovals(new Set(), removed));
  });
}
