import { useEffect, useState } from 'react';

/**
 * A heading counts as being read above this distance from the top of the window, in
 * pixels.
 */
const READING_LINE = 120;

/**
 * The id of the heading being read: the last one above the reading line, or the last of
 * all at the end of the page. Hidden headings do not count.
 * @param ids headings in page order
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const { innerHeight, scrollY } = window;
      const { scrollHeight } = document.documentElement;
      // A page that does not scroll is always at its end.
      const atEnd = scrollY > 2 && innerHeight + scrollY >= scrollHeight - 2;
      const line = atEnd ? Infinity : READING_LINE;
      const above = key.split(',').filter((id) => {
        // A hidden element has no box and therefore no position.
        const box = document.getElementById(id)?.getClientRects()[0];
        return box && box.top <= line;
      });
      setActive(above[above.length - 1]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    // The page grows while its parts load, and with every change of the window's width.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      observer.disconnect();
    };
  }, [key]);
  return active;
}
