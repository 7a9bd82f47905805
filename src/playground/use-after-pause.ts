import { useEffect, useRef, useState } from 'react';

/**
 * Debounces a function. A pending call runs at once when the component unmounts or the page is left.
 * @param milliseconds length of the pause
 */
export function useAfterPause(call: () => void, milliseconds: number): () => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const [later] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current();
    };
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(now, milliseconds);
    };
    return { ask, now };
  });
  useEffect(() => {
    window.addEventListener('pagehide', later.now);
    return () => {
      window.removeEventListener('pagehide', later.now);
      later.now();
    };
  }, [later]);
  return later.ask;
}
