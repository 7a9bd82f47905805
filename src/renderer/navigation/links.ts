import type { BrowserHistory } from 'history';
import { DEMO_ROOT } from '../../ui/live';
import type { SiteRoutes } from './site-routes';

/** The browser's information on the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if prefetching would cost the reader more than it saves. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * The link that contains the event's target, if it leads to a page of this site in this
 * window. Links inside demos belong to the demo.
 */
function pageLink(event: Event, site: SiteRoutes): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.closest(`[${DEMO_ROOT}]`)) return undefined;
  const { origin, pathname } = link;
  const base = site.basename.replace(/\/$/, '');
  const inSite = origin === location.origin && `${pathname}/`.startsWith(`${base}/`);
  const ownWindow = !link.target || link.target === '_self';
  const isPage = !link.hasAttribute('download') && !/\.\w+$/.test(pathname);
  return inSite && ownWindow && isPage ? link : undefined;
}

/** True for a click that a browser would follow in the same window. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
  >,
): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

let follow: (event: MouseEvent) => void = () => undefined;

/**
 * Follows a link that is pressed before what is around it gets the press, which may stop it there, as
 * a group of antd's menu does.
 */
export function followPress(event: MouseEvent): void {
  follow(event);
}

/**
 * Follows links without loading a document, wherever they come from: React, HTML made at
 * build, or the site's own code. A page is prefetched when the pointer, the focus, or a
 * finger reaches its link.
 */
export function followLinks(history: BrowserHistory, site: SiteRoutes): void {
  follow = (event) => {
    const link = isPlainClick(event) ? pageLink(event, site) : undefined;
    if (!link) return;
    const { pathname, search, hash } = link;
    const samePage = pathname === location.pathname && search === location.search;
    // The browser handles an anchor on the same page.
    if (samePage && hash) return;
    event.preventDefault();
    if (samePage) history.replace({ pathname, search, hash });
    else history.push({ pathname, search, hash });
  };
  // On window, so that React's handlers on the document run first.
  window.addEventListener('click', follow);

  if (savesData()) return;
  const prefetch = (event: Event) => {
    const link = pageLink(event, site);
    if (!link || link.pathname === location.pathname) return;
    // A failure is reported when the reader follows the link.
    site.load(link.pathname)?.catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
