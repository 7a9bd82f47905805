import { indexes } from '@@/ledger/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reloadIfOutdated } from '../data/outdated';
import { createClient } from '../search/client';
import type { SearchClient } from '../search/client';
import type { SearchAnswer } from '../search/engine/engine';
import { startHost } from '../search/start-host';

/** Milliseconds between the last keystroke and the search. */
const PAUSE = 200;

const clients = new Map<string, SearchClient>();

function addressesOf(locale: string) {
  const addresses = indexes[locale];
  if (!addresses) throw new Error(`There is no search index for ${locale}.`);
  return addresses;
}

function clientOf(locale: string): SearchClient {
  const client = clients.get(locale) ?? createClient(addressesOf(locale), startHost);
  clients.set(locale, client);
  return client;
}

/** Preloads what the first search in a language needs. */
export function preloadSearch(locale: string): void {
  // The search itself reports the failure.
  clientOf(locale)
    .load()
    .catch(() => undefined);
}

export interface Search {
  /** The current query. */
  query: string;
  /** True from the first keystroke until the answer arrives. */
  busy: boolean;
  failed: boolean;
  /** The last answer and the query that it belongs to. */
  answer?: SearchAnswer;
  answered: string;
  /** Starts a search; `atOnce` skips the wait for more keystrokes. */
  ask: (query: string, atOnce?: boolean) => void;
}

type State = Omit<Search, 'ask'>;

const EMPTY: State = { query: '', busy: false, failed: false, answered: '' };

/**
 * Searches in one language as the reader types.
 * @param initial text of the field at first
 */
export function useSearch(locale: string, initial: string): Search {
  const [state, setState] = useState<State>({ ...EMPTY, query: initial });
  const timer = useRef(0);
  const run = useCallback(
    (query: string) => {
      const failed = () =>
        setState({ query, busy: false, failed: true, answered: query });
      clientOf(locale)
        .search(
          query,
          (answer) =>
            setState({ query, busy: false, failed: false, answer, answered: query }),
          failed,
        )
        .catch(async () => {
          if (!(await reloadIfOutdated())) failed();
        });
    },
    [locale],
  );
  const ask = useCallback(
    (query: string, atOnce = false) => {
      window.clearTimeout(timer.current);
      clientOf(locale).cancel();
      if (query.trim() === '') {
        setState({ ...EMPTY, query });
        return;
      }
      setState((before) => ({ ...before, query, failed: false, busy: true }));
      if (atOnce) run(query);
      else timer.current = window.setTimeout(() => run(query), PAUSE);
    },
    [locale, run],
  );
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      clientOf(locale).cancel();
    },
    [locale],
  );
  return { ...state, ask };
}
