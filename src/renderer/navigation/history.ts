import {
  createBrowserHistory as createHistory,
  parsePath,
  type BrowserHistory,
  type Listener,
  type To,
  type Update,
} from 'history';
import { batched } from '@@/ledger/react';
import { isOutdated, reloadIfOutdated } from '../../data/outdated';
import { prerenderHost } from '../prerender-host';
import { entryPosition } from './entry-position';

interface NavigationHandlers {
  /** Loads what a path needs. Returns undefined if everything is loaded. */
  prepare: (pathname: string) => Promise<void> | undefined;
  /** Called if a path cannot be shown, with a function to try again. */
  failed: (error: unknown, retry: () => void) => void;
  /** Called before the page changes. */
  before: (update: Update) => void;
}

let handlers: NavigationHandlers | undefined;

/** Sets the handlers that are called during each navigation. */
export function setNavigationHandlers(given: NavigationHandlers): void {
  handlers = given;
}

/**
 * The browser's history. A link changes the address when its page is ready, and not at all if
 * the page does not load or the reader has moved on in the meantime. By Back and Forward the
 * browser changes the address first; if the page does not load, it is changed back. Listeners are
 * notified all at once, so that no part of the shell changes early.
 */
export function createBrowserHistory(options?: { window?: Window }): BrowserHistory {
  if (prerenderHost) return prerenderHost.history;
  const history = createHistory(options);
  const listeners = new Set<Listener>();
  let latest = 0;
  let position = entryPosition(0);
  /** True while the address is changed back. */
  let isReverting = false;

  /**
   * Loads what a path needs, then goes on.
   * @param failed called if it does not load and the page is not outdated
   */
  const whenReady = (
    pathname: string,
    goOn: () => void,
    failed: (error: unknown) => Promise<void>,
  ) => {
    latest += 1;
    const mine = latest;
    const ready = handlers?.prepare(pathname);
    if (!ready) goOn();
    else {
      ready.then(
        () => (mine === latest ? goOn() : undefined),
        (error: unknown) => (mine === latest ? failed(error) : undefined),
      );
    }
    return () => mine === latest;
  };

  const tell = (update: Update) => {
    handlers?.before(update);
    position = entryPosition(position + (update.action === 'REPLACE' ? 0 : 1));
    batched(() => listeners.forEach((listener) => listener(update)));
  };

  const goTo = (kind: 'push' | 'replace', to: To, state?: unknown): void => {
    const { pathname = history.location.pathname } =
      typeof to === 'string' ? parsePath(to) : to;
    const isLatest = whenReady(
      pathname,
      () => history[kind](to, state),
      async (error) => {
        const href = new URL(history.createHref(to), window.location.href).href;
        const outdated = await isOutdated(href);
        if (!isLatest()) return;
        if (outdated) window.location.assign(href);
        else handlers?.failed(error, () => goTo(kind, to, state));
      },
    );
  };

  history.listen((update) => {
    if (update.action !== 'POP') {
      tell(update);
      return;
    }
    if (isReverting) {
      isReverting = false;
      return;
    }
    const from = position;
    const by = entryPosition(from + 1) - from;
    const change = () => {
      const isLatest = whenReady(
        update.location.pathname,
        () => tell(update),
        async (error) => {
          if (!isLatest() || (await reloadIfOutdated()) || !isLatest()) return;
          isReverting = by !== 0;
          if (isReverting) history.go(-by);
          handlers?.failed(error, () => (by === 0 ? change() : history.go(by)));
        },
      );
    };
    change();
  });

  return {
    ...history,
    // A spread would copy the current values of the getters.
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: (to, state) => goTo('push', to, state),
    replace: (to, state) => goTo('replace', to, state),
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
