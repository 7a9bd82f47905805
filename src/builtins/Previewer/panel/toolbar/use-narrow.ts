import { useLayoutEffect, useState } from 'react';

/** As in `previewer.css`, which decides before the toolbar is live. */
const NARROW = '(max-width: 640px), (hover: none)';

/** Whether there is room for few tools only, or no pointer that could show their names. */
export function useNarrow(): boolean {
  // As at build.
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
