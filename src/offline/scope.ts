import { CACHES } from './messages';

/** What the workers use of the global scope of service workers, whose types are not those of pages. */
export interface WorkerScope {
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void;
}

export interface WorkerEvent extends ExtendableMessageEvent {
  data: unknown;
}

interface ExtendableMessageEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The name of a cache. Sites of one origin have caches of their own. */
export function cacheName(kind: string, scope: string): string {
  return `${CACHES}:${scope}:${kind}`;
}

/** Deletes the caches of a site but for those named. */
export async function deleteCaches(scope: string, keep: readonly string[]) {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith(cacheName('', scope)) && !keep.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
