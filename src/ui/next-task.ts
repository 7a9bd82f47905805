/** What some browsers have to put tasks in order (WICG Prioritized Task Scheduling). */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): unknown;
}

/**
 * Resolves in a task of its own: what the reader did meanwhile is answered first, and no single
 * task holds the page for long. Where the browser can, it comes before other work of the page.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return new Promise((done) => {
    if (scheduler) scheduler.postTask(done, { priority: 'user-blocking' });
    else setTimeout(done);
  });
}
