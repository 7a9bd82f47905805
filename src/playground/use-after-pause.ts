import { useEffect, useRef, useState } from 'react';

/**
 * A function that is called when it has not been asked for during a while, and at once when the
 * component goes.
 * @param milliseconds how long a pause is
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
  useEffect(() => () => later.now(), [later]);
  return later.ask;
}
