import { indexes } from '@@/ledger/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createClient } from '../search/client';
import type { SearchClient } from '../search/client';
import type { SearchAnswer } from '../search/engine';
import { startHost } from '../search/start-host';

/** Milliseconds after the last letter before a search begins. */
const PAUSE = 200;

const clients = new Map<string, SearchClient>();

function addressesOf(locale: string) {
  const addresses = indexes[locale];
  if (!addresses) throw new Error(`There is no search index of ${locale}.`);
  return addresses;
}

function clientOf(locale: string): SearchClient {
  const client = clients.get(locale) ?? createClient(addressesOf(locale), startHost);
  clients.set(locale, client);
  return client;
}

/** Loads what the first search in a language needs, before it is asked for. */
export function warmSearch(locale: string): void {
  // The search itself tells of a failure.
  clientOf(locale)
    .load()
    .catch(() => undefined);
}

export interface Search {
  /** What was asked last. */
  query: string;
  /** True from the first letter until the answer is there. */
  busy: boolean;
  failed: boolean;
  /** The last answer, and the query that it answers. */
  answer?: SearchAnswer;
  answered: string;
  /** Asks; `atOnce` without waiting for more letters. */
  ask: (query: string, atOnce?: boolean) => void;
}

type State = Omit<Search, 'ask'>;

const EMPTY: State = { query: '', busy: false, failed: false, answered: '' };

/**
 * Searches in one language while the reader types.
 * @param initial what stands in the field at first
 */
export function useSearch(locale: string, initial: string): Search {
  const [state, setState] = useState<State>({ ...EMPTY, query: initial });
  const timer = useRef(0);
  const run = useCallback(
    (query: string) => {
      clientOf(locale)
        .search(query, (answer) =>
          setState({ query, busy: false, failed: false, answer, answered: query }),
        )
        .catch(() => setState({ query, busy: false, failed: true, answered: query }));
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
