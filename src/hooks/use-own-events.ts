import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What answers an event of an element, or null where nothing does. */
type Handlers<T extends keyof HTMLElementEventMap> = {
  [type in T]: ((event: HTMLElementEventMap[type]) => void) | null;
};

/**
 * Listens on an element itself and keeps its events from all that listens above it. React 16
 * listens at the document and takes each event of a key through all of its plugins, which with a
 * first letter keeps a slow processor for 10 to 25 ms (decision 12).
 * @param handlers by the names of events, the same names each time; null keeps an event from
 *   the document and does nothing else
 */
export function useOwnEvents<T extends keyof HTMLElementEventMap>(
  ref: RefObject<HTMLElement>,
  handlers: Handlers<T>,
): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = ref.current;
    const types = Object.keys(latest.current) as T[];
    const answer = (event: Event) => {
      event.stopPropagation();
      latest.current[event.type as T]?.(event as HTMLElementEventMap[T]);
    };
    types.forEach((type) => element?.addEventListener(type, answer));
    return () => types.forEach((type) => element?.removeEventListener(type, answer));
  }, [ref]);
}
