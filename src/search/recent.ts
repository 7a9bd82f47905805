/** Where a reader's last searches are kept. */
const KEY = 'ledger:recent-searches';
const MOST = 5;

/** Storage that may refuse, as in a private window. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The last searches, the newest first; none where the storage refuses or holds something else. */
export function readRecent(store: () => Store): string[] {
  try {
    const value: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is string => typeof one === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first; a storage that refuses keeps none. */
export function keepRecent(store: () => Store, query: string): void {
  const text = query.trim().slice(0, 100);
  if (!text) return;
  const kept = [text, ...readRecent(store).filter((one) => one !== text)].slice(0, MOST);
  try {
    store().setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is kept.
  }
}

/** Forgets all searches. */
export function clearRecent(store: () => Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
