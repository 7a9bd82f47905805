import { useEffect } from 'react';

/** The element that a hash names, or null: a broken escape names nothing. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What a reader does to scroll by hand. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element that the hash names, as soon as it is there, and again while parts of the
 * page arrive and move it, until the reader takes over.
 */
export function useHashTarget(hash: string, pathname: string): void {
  useEffect(() => {
    if (!hash) return undefined;
    let height = -1;
    const scroll = () => {
      const target = targetOf(hash);
      const now = document.documentElement.scrollHeight;
      if (target && now !== height) target.scrollIntoView();
      if (target) height = now;
    };
    const resized = new ResizeObserver(scroll);
    const stop = () => {
      resized.disconnect();
      BY_HAND.forEach((event) => window.removeEventListener(event, stop));
    };
    BY_HAND.forEach((event) => window.addEventListener(event, stop, { passive: true }));
    resized.observe(document.body);
    scroll();
    return stop;
  }, [hash, pathname]);
}
