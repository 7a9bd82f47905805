/** The name of the worker's file, which never changes: browsers ask for it again and again. */
export const WORKER_FILE = 'service-worker.js';

/** Chunks of the worker, and of its page's side. */
export const WORKER_ENTRY = 'service-worker';
export const PAGE_ENTRY = 'register-worker';

/** Begins the names of all caches of the worker. */
export const CACHES = 'ledger-offline';

/** What a page tells the worker. */
export type ToWorker =
  /** The reader is on a page: keep it with its files. */
  | { type: 'visit'; address: string }
  /** Take over from the worker of the version before. */
  | { type: 'activate' };

/** The interface's words for pages without a network and for new versions. */
export interface OfflineWords {
  title: string;
  text: string;
  retry: string;
  home: string;
  update: string;
  reload: string;
  later: string;
}
