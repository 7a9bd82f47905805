import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A handler per event type; null if the event is only kept from the document. */
type Handlers<T extends keyof HTMLElementEventMap> = {
  [type in T]: ((event: HTMLElementEventMap[type]) => void) | null;
};

/**
 * Handles events at an element itself and stops them there. React 16 listens at the
 * document and runs each keyboard event through all of its plugins, which blocks a slow
 * processor for 10 to 25 ms on the first letter (decision 12).
 * @param handlers by event type, with the same types on every call; null only keeps the
 * event from the document
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
