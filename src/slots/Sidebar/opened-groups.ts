import { useEffect, useReducer } from 'react';

/** Keys of the groups that are open until the reader closes them or loads a document. */
const opened = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The groups that are open, in each sidebar that is mounted: that of a wide window and that of the
 * drawer. None at the first render of a document.
 */
export function useOpenedGroups(): ReadonlySet<string> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    listeners.add(render);
    return () => {
      listeners.delete(render);
    };
  }, []);
  return opened;
}

/** Has a group be open when its page is left, so that the links below it do not move. */
export function keepOpen(key: string): void {
  opened.add(key);
}

export function toggleGroup(key: string): void {
  if (!opened.delete(key)) opened.add(key);
  listeners.forEach((render) => render());
}
