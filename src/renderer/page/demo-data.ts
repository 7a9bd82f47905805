/** dumi's `useDemo`, which is no hook: it throws the promise of a demo that is not loaded. */
type ReadDemo = (id: string) => unknown;

let read: ReadDemo | undefined;

/**
 * Called by the module behind dumi's hooks for the data of a demo (`useDemo`, `useLiveDemo`), which
 * is in the bundle only if a site uses one of them.
 */
export function needDemoData(useDemo: ReadDemo): void {
  read = useDemo;
}

async function load(id: string, readDemo: ReadDemo): Promise<void> {
  try {
    readDemo(id);
  } catch (thrown) {
    await (thrown as Promise<unknown>);
  }
}

/**
 * Loads the data of a page's demos where the site's own blocks around demos read them, so that
 * they need not suspend: the build cannot wait for them, nor React when it shows a page at once.
 * Data that do not load are reported by the block that reads them.
 */
export async function demosReady(ids: readonly string[]): Promise<void> {
  const readDemo = read;
  if (readDemo) await Promise.allSettled(ids.map((id) => load(id, readDemo)));
}
