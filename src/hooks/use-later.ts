import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { loadLaterWords } from './site-data';
import { setNavigation } from './use-navigation';

/**
 * A component that is loaded when the reader first wants it. While it is on its way there is
 * none; if it does not come, the page says so and offers another try.
 * @param load the same function each time
 */
export function useLater<P>(load: () => Promise<{ default: ComponentType<P> }>): {
  Component: ComponentType<P> | undefined;
  /** Loads it, once; `then` is called when it is there. */
  want: (then?: () => void) => void;
} {
  const [found, setFound] = useState<{ Component: ComponentType<P> }>();
  // The reader may leave the page meanwhile.
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const want = useCallback(
    (then?: () => void) => {
      Promise.all([load(), loadLaterWords()]).then(
        ([module]) => {
          if (gone.current) return;
          setFound({ Component: module.default });
          then?.();
        },
        (error: unknown) => {
          // Without `then` it was only fetched ahead.
          if (!then || gone.current) return;
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
