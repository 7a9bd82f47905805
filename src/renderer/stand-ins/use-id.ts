import { useEffect, useState } from 'react';

let last = -1;

/**
 * Replaces `rc-util/es/hooks/useId` where React has no hook of that name (before 18). The package
 * looks for it in a copy of all that React exports, and for such a copy the bundler puts 0.2 kB
 * into the script that every page starts with.
 * @param id what the caller has been given
 * @returns `id`, or one that is the same in the server's HTML and its first render
 */
export default function useId(id?: string): string {
  const [own, setOwn] = useState('ssr-id');
  useEffect(() => {
    last += 1;
    setOwn(`rc_unique_${last}`);
  }, []);
  return id || own;
}
