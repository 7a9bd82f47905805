import type { DemoModule } from './live/load-demo';

/** Who shows a demo, in the development server. */
export interface DemoWatcher {
  /**
   * Called after the demo was compiled again.
   * @param restarts true if it cannot keep its state
   */
  changed(demo: DemoModule, restarts: boolean): void;
  /** Called with what the demo throws when it is imported. */
  failed(error: unknown): void;
}

const watchers = new Map<string, Set<DemoWatcher>>();

/** Tells of the changes of a demo until the returned function is called. */
export function watchDemo(id: string, watcher: DemoWatcher): () => void {
  const all = watchers.get(id) ?? new Set();
  watchers.set(id, all.add(watcher));
  return () => void all.delete(watcher);
}

/** All who show a demo. */
export function watchersOf(id: string): readonly DemoWatcher[] {
  return [...(watchers.get(id) ?? [])];
}
