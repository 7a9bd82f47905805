/**
 * The browser's API for prioritized tasks, if it has one (WICG Prioritized Task
 * Scheduling).
 */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): unknown;
}

/**
 * Resolves in a new task, so that the reader's input is handled first and no single task
 * blocks the page for long. If the browser supports it, the task runs before other work
 * of the page.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return new Promise((done) => {
    if (scheduler) scheduler.postTask(done, { priority: 'user-blocking' });
    else setTimeout(done);
  });
}
