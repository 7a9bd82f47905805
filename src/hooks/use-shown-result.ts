import { useCallback, useEffect, useState } from 'react';

/** How long the result of a press is shown, in milliseconds. */
const SHOWN_FOR = 2000;

/** The result of the reader's last press, for two seconds, and a function that shows one. */
export function useShownResult<Result extends object>(): [
  Result | undefined,
  (result: Result) => void,
] {
  const [shown, setShown] = useState<Result>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);
  // A copy, so that the same result again is shown for as long.
  return [shown, useCallback((result: Result) => setShown({ ...result }), [])];
}
