import { deleteCaches } from './scope';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/*
 * Takes the place of the worker of an earlier version, deletes what it kept and unregisters
 * itself. Open pages go on as they are.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const { scope, unregister } = self.registration;
  event.waitUntil(deleteCaches(scope, []).then(() => unregister.call(self.registration)));
});
