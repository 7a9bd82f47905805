import { useEffect, useState } from 'react';

/** Width of the window, in pixels, above which demos stand in columns. */
export const WIDE = 1024;

/** True where the window is wider than `WIDE`; false on a server and in the first render. */
export function useWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia(`(min-width: ${WIDE + 1}px)`);
    const read = () => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return wide;
}
