import { useEffect, useState } from 'react';

/** Where a change of page stands. */
export type Navigation =
  | { type: 'idle' }
  | { type: 'loading' }
  | { type: 'failed'; error: unknown; retry: () => void };

let current: Navigation = { type: 'idle' };
const listeners = new Set<() => void>();

/** Says where the change of page stands; the renderer's to call. */
export function setNavigation(next: Navigation): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Where the change of page stands. */
export function useNavigation(): Navigation {
  const [state, setState] = useState<Navigation>({ type: 'idle' });
  useEffect(() => {
    const read = () => setState(current);
    read();
    listeners.add(read);
    return () => {
      listeners.delete(read);
    };
  }, []);
  return state;
}
