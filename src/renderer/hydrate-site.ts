import { createRoot, hydrateRoot } from '@@/ledger/react';
import { locales } from '@@/ledger/site';
import type React from 'react';
import { rendering } from '../hooks/use-phase';
import { localeOf } from '../model/locale';
import { routeModule } from './navigation/routes';
import type { SiteRoutes } from './navigation/site-routes';

/** Loads the HTML of the page at an address, which the document has already. */
async function loadText(site: SiteRoutes, pathname: string): Promise<void> {
  const { id } = localeOf(site.within(pathname), locales);
  const modules = site.match(pathname).map(({ route }) => routeModule(route.id ?? ''));
  await Promise.all(modules.map((module) => module?.ledgerPage?.load(id)));
}

/**
 * Hydrates the site in the document. Where the browser renders something else than the build, React
 * from 18 on renders all of it anew, without the text that pages have as HTML, because no page loads
 * that twice. What the build has rendered is then shown until the text is there, and the site is
 * rendered with it.
 * @param element of the document that the site is in
 * @param app what the browser renders
 * @param pathname of the page in the document
 */
export async function hydrateSite(
  element: Element,
  app: React.ReactElement,
  site: SiteRoutes,
  pathname: string,
): Promise<void> {
  const built = [...element.childNodes];
  const { scrollX, scrollY } = window;
  let isAnew = false;
  rendering.phase = 'hydrating';
  const root = hydrateRoot(element, app, () => (isAnew = true));
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
  await loadText(site, pathname);
  show(() => createRoot(element, app));
}
