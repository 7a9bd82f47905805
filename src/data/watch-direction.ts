import type { Direction } from '../model/direction';

/**
 * Calls back when the page's direction changes, and at once where it is not left-to-right, as
 * pages are when they are rendered at build.
 * @returns how to stop
 */
export function watchDirection(callback: (direction: Direction) => void): () => void {
  const { documentElement: root } = document;
  const tell = () => callback(root.dir === 'rtl' ? 'rtl' : 'ltr');
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['dir'] });
  if (root.dir === 'rtl') tell();
  return () => observer.disconnect();
}
