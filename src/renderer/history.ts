import {
  createBrowserHistory as createHistory,
  type BrowserHistory,
  type Listener,
  type Update,
} from 'history';
import { unstable_batchedUpdates as batched } from 'react-dom';
import { isOutdated } from './outdated';
import { prerenderHost } from './prerender-host';

/** Makes what an address needs ready; nothing is returned where all is there. */
type Prepare = (update: Update) => Promise<void> | undefined;

interface Turn {
  prepare: Prepare;
  /** Called when an address cannot be shown, with how to try again. */
  failed: (error: unknown, retry: () => void) => void;
  /** Called before and after the page changes. */
  before: (update: Update) => void;
  after: (update: Update) => void;
}

let turn: Turn | undefined;

/** Says what happens round each change of address. */
export function onTurn(given: Turn): void {
  turn = given;
}

/**
 * The browser's history, whose listeners hear of a change of address only when the page behind it
 * is ready to be shown: all of them at once, so that no part of the shell runs ahead, and none if
 * the reader has gone elsewhere meanwhile.
 */
export function createBrowserHistory(options?: { window?: Window }): BrowserHistory {
  const history = prerenderHost?.history ?? createHistory(options);
  const listeners = new Set<Listener>();
  let latest = 0;

  const tell = (update: Update) => {
    turn?.before(update);
    batched(() => listeners.forEach((listener) => listener(update)));
    turn?.after(update);
  };
  const change = (update: Update) => {
    latest += 1;
    const mine = latest;
    const ready = turn?.prepare(update);
    if (!ready) {
      tell(update);
      return;
    }
    ready.then(
      () => mine === latest && tell(update),
      async (error: unknown) => {
        const outdated = await isOutdated();
        if (mine !== latest) return;
        // The address is that of the new page already.
        if (outdated) window.location.reload();
        else turn?.failed(error, () => change(update));
      },
    );
  };
  history.listen(change);

  return {
    ...history,
    // Spread would copy the getters' values of this moment.
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
