import { createRoot, hydrateRoot } from '@@/ledger/react';
import type React from 'react';
import { rendering } from '../hooks/use-phase';

/**
 * Hydrates the site in the document. Where the browser renders something else than the build, React
 * from 18 on renders all of it anew, without the text that pages have as HTML, because no page loads
 * that twice. What the build has rendered is then shown until the text is there, and the site is
 * rendered with it.
 * @param element of the document that the site is in
 * @param loadText loads the HTML of the page
 */
export async function hydrateSite(
  element: Element,
  site: React.ReactElement,
  loadText: () => Promise<unknown>,
): Promise<void> {
  const built = [...element.childNodes];
  const { scrollX, scrollY } = window;
  let isAnew = false;
  rendering.phase = 'hydrating';
  const root = hydrateRoot(element, site, () => (isAnew = true));
  rendering.phase = 'client';
  if (!isAnew) return;
  root.unmount();
  // React does that when this task ends.
  await Promise.resolve();
  const show = (render: () => void) => {
    element.textContent = '';
    render();
    window.scrollTo(scrollX, scrollY);
  };
  show(() => element.append(...built));
  await loadText();
  show(() => createRoot(element, site));
}
