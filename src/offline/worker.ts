import { registerRoute, setCatchHandler } from 'workbox-routing';
import { locales, words } from '@@/ledger/offline';
import { localeOf } from '../model/locale';
import type { ToWorker } from './messages';
import { offlinePage } from './offline-page';
import { isHashed } from './page-key';
import type { WorkerScope } from './scope';
import { createStore } from './store';

declare const self: WorkerScope;

/** What a page shows beside its own files. */
const SHOWN = ['image', 'font', 'style', 'script'];

const { scope } = self.registration;
const home = new URL(scope).pathname;
const store = createStore(scope);
const isOwn = (url: URL) => url.href.startsWith(scope);

registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate',
  store.pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname), store.files);
registerRoute(
  ({ url, request }) => isOwn(url) && SHOWN.includes(request.destination),
  store.changing,
);
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { id } = localeOf((url?.pathname ?? home).replace(home, '/'), locales);
  const text = words[id];
  if (!text) return Response.error();
  return new Response(offlinePage(id, text, home), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([store.prune(), self.clients.claim()])),
);
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  if (message.type === 'visit') event.waitUntil(store.keep(message.address, event));
});
