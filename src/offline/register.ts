import { base, words } from '@@/ledger/offline';
import { WORKER_FILE } from './messages';
import type { ToWorker } from './messages';
import { offerUpdate } from './offer';

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const version = document.currentScript?.dataset.version ?? '';
const tell = (worker: ServiceWorker | null, message: ToWorker) =>
  worker?.postMessage(message);

/** Whether the address would show the version of this document again. */
async function isCurrent(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return (await answer.text()).includes(`data-version="${version}"`);
}

/** Lets a new worker take over at once where the page is new too, else when the reader says so. */
async function welcome(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting } = registration;
  if (!active || !waiting) return;
  if (await isCurrent()) {
    tell(waiting, { type: 'activate' });
    return;
  }
  const text = words[document.documentElement.lang] ?? Object.values(words)[0];
  if (!text) return;
  // The new page lets the worker take over. The old worker, which may wait for an answer for
  // minutes before it goes, loads that page from the network too.
  offerUpdate(text, () => location.reload());
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(`${base}/${WORKER_FILE}`, {
    updateViaCache: 'none',
  });
  const check = () => void welcome(registration).catch(() => undefined);
  registration.addEventListener('updatefound', () => {
    // Later, it also changes when another page lets the next worker take over.
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'installed') check();
    });
  });
  check();
  // Without a network there is no update.
  const update = () => void registration.update().catch(() => undefined);
  let path: string | undefined;
  const visit = async () => {
    if (path === location.pathname) return;
    path = location.pathname;
    tell((await container.ready).active, { type: 'visit', address: location.href });
  };
  await visit();
  // A navigation within the site changes the head.
  new MutationObserver(() => {
    if (path === location.pathname) return;
    void visit();
    update();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update();
  });
}

if (workers) {
  // The page's own files go first. A browser may refuse workers, and the page works without.
  const later = () => void start(workers).catch(() => undefined);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
