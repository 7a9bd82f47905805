interface EntryState {
  key?: string;
  position?: number;
}

/** The state of the current history entry; null for one that the browser has made itself. */
function entryState(): EntryState | null {
  return window.history.state as EntryState | null;
}

/**
 * Position of the current entry among those of this site, by which the way back to another one is
 * known. The browser creates entries itself, for a new document or an anchor on the page.
 * @param fresh the position of an entry that has none yet
 */
export function entryPosition(fresh: number): number {
  const state = entryState();
  if (typeof state?.position === 'number') return state.position;
  window.history.replaceState({ ...state, position: fresh }, '');
  return fresh;
}

/** Key of the current history entry. Those that the browser has created have none yet. */
export function entryKey(): string {
  const state = entryState();
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}
