import { reloadIfOutdated } from './outdated';

/**
 * Waits for something that loads files. If it fails because the site was deployed again, the page
 * reloads and the promise stays pending; any other failure is passed on.
 */
export async function orReload<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (await reloadIfOutdated()) return new Promise(() => undefined);
    throw error;
  }
}
