import { useEffect } from 'react';
import { markHeading } from '../data/mark-heading';

/**
 * Keeps the heading being read marked in a table of contents, which has its links in
 * `li[data-depth]`.
 */
export function useMarkedHeading(): void {
  // After each render, which may have brought other links.
  useEffect(markHeading);
  useEffect(() => {
    addEventListener('scroll', markHeading);
    // The page grows while its parts load, and with every change of the window's width.
    const observer = new ResizeObserver(markHeading);
    observer.observe(document.body);
    return () => {
      removeEventListener('scroll', markHeading);
      observer.disconnect();
    };
  }, []);
}
