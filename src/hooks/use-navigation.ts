import { useEffect, useState } from 'react';

/** The state of a navigation to another page. */
export type Navigation =
  | { type: 'idle' }
  | { type: 'loading' }
  | { type: 'failed'; error: unknown; retry: () => void };

let current: Navigation = { type: 'idle' };
const listeners = new Set<() => void>();

/** Sets the state of the current navigation. Called by the renderer. */
export function setNavigation(next: Navigation): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** The state of the current navigation. */
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
