import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { reloadIfOutdated } from '../data/outdated';
import { loadLazyMessages } from '../data/site-data';
import { setNavigation } from './use-navigation';

/**
 * A component that is loaded when the reader first needs it. It is undefined while
 * loading. If loading fails, the page says so and offers to try again.
 * @param load the same function on every call
 */
export function useLazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>): {
  Component: ComponentType<P> | undefined;
  /** Loads it, once; `then` is called when it has loaded. */
  want: (then?: () => void) => void;
} {
  const [found, setFound] = useState<{ Component: ComponentType<P> }>();
  // The reader may leave the page in the meantime.
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const want = useCallback(
    (then?: () => void) => {
      Promise.all([load(), loadLazyMessages()]).then(
        ([module]) => {
          if (gone.current) return;
          setFound({ Component: module.default });
          then?.();
        },
        async (error: unknown) => {
          // Without `then`, this was only a prefetch.
          if (!then || gone.current || (await reloadIfOutdated()) || gone.current) return;
          setNavigation({
            type: 'failed',
            error,
            retry() {
              setNavigation({ type: 'idle' });
              want(then);
            },
          });
        },
      );
    },
    [load],
  );
  return { Component: found?.Component, want };
}
