import { parsedOf } from '../model/stored/json';

/** Storage key of the reader's recent searches. */
const KEY = 'ledger:recent-searches';
const MAX_RECENT = 5;

/** Storage that may throw, as in a private window. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The texts of a stored list. */
function searchesIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((one): one is string => typeof one === 'string')
    .slice(0, MAX_RECENT);
}

/**
 * The recent searches, newest first; empty if the storage throws or holds something else.
 */
export function readRecent(store: () => Store): string[] {
  try {
    return parsedOf(store().getItem(KEY), searchesIn, []);
  } catch {
    return [];
  }
}

/** Puts a search first. If the storage throws, nothing is stored. */
export function addRecent(store: () => Store, query: string): void {
  const text = query.trim().slice(0, 100);
  if (!text) return;
  const kept = [text, ...readRecent(store).filter((one) => one !== text)].slice(
    0,
    MAX_RECENT,
  );
  try {
    store().setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is stored.
  }
}

/** Removes all recent searches. */
export function clearRecent(store: () => Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
