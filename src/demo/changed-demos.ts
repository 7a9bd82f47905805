import { getFamilyByType } from 'react-refresh/runtime';
import { replaceDemos } from './demos';
import type { PageDemo } from './demos';
import { forgetDemo, loadedDemo } from './live/load-demo';
import type { DemoModule } from './live/load-demo';
import { watchersOf } from './watch-demo';

/** True if React can go on with a demo's state, because it knows the demo by its old component. */
function keepsState(before: DemoModule, now: DemoModule): boolean {
  const family: unknown = getFamilyByType(now.default);
  return family !== undefined && family === getFamilyByType(before.default);
}

/** The modules of demos as they were before they are loaded again. */
const earlier = new Map<string, DemoModule>();

async function renew(demo: PageDemo): Promise<void> {
  const { id } = demo;
  const watchers = watchersOf(id);
  // A change may come while an earlier one is loading.
  const before = loadedDemo(id) ?? earlier.get(id);
  forgetDemo(id);
  // One that nobody has come near yet is loaded when somebody does.
  if (watchers.length === 0) return;
  if (before) earlier.set(id, before);
  try {
    const now = await demo.load();
    const restarts = !before || (before !== now && !keepsState(before, now));
    watchers.forEach((watcher) => watcher.changed(now, restarts));
  } catch (error) {
    earlier.delete(id);
    watchers.forEach((watcher) => watcher.failed(error));
  }
}

/**
 * Shows the demos of a page that the development server has compiled again. A demo keeps its state
 * where Fast Refresh can, and one that had crashed starts again.
 */
export async function renewDemos(demos: readonly PageDemo[]): Promise<void> {
  replaceDemos(demos);
  await Promise.all(demos.filter(({ framed }) => !framed).map(renew));
}
