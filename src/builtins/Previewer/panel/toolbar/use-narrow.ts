import { columns } from '@@/ledger/features';
import { useLayoutEffect, useState } from 'react';
import type { DemoLinks } from './tool-icon';

/** As in `previewer.css`, which decides before the toolbar is live. */
const NARROW = '(max-width: 640px), (hover: none)';

/** The width of a demo whose tools fit into one line, in pixels; as in `narrow-tools.css`. */
const ROOM = 560;

/** Whether there is room for few tools only, or no pointer that could show their names. */
function useNarrowWindow(): boolean {
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

/** The same in a column of demos, which may be narrow in a wide window. */
function useNarrowColumn({ link }: Pick<DemoLinks, 'link'>): boolean {
  const isNarrowWindow = useNarrowWindow();
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const demo = document.getElementById(link.slice(1));
    // In a hidden tab it has no width.
    const follow = () =>
      demo?.offsetWidth ? setNarrow(demo.offsetWidth < ROOM) : undefined;
    follow();
    const observer = new ResizeObserver(follow);
    if (demo) observer.observe(demo);
    return () => observer.disconnect();
  }, [link]);
  return isNarrowWindow || isNarrow;
}

/**
 * Whether a demo's toolbar has few tools only.
 * @param links with that to the demo's element, which is as wide as its column
 */
export const useNarrow: (links: Pick<DemoLinks, 'link'>) => boolean = columns
  ? useNarrowColumn
  : useNarrowWindow;
