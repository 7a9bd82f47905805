import type { Direction } from '../model/direction';

/**
 * Calls back when the page's direction changes. It also calls back at once if the
 * direction is not left-to-right, which pages have when the build renders them.
 * @returns a function that stops watching
 */
export function watchDirection(callback: (direction: Direction) => void): () => void {
  const { documentElement: root } = document;
  const tell = () => callback(root.dir === 'rtl' ? 'rtl' : 'ltr');
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['dir'] });
  if (root.dir === 'rtl') tell();
  return () => observer.disconnect();
}
