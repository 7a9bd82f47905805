import { useHref } from 'react-router-dom';
import { useSite } from '../../hooks/use-site';
import { prerenderHost } from '../prerender-host';

/**
 * Gives the build the addresses that the sidebar of a page leads to, so that it sees whether the site's
 * own sidebar shows them in Node, or only once its effects have run.
 */
export function useSidebarLinks(): void {
  const { sidebar } = useSite();
  const base = useHref('/').replace(/\/$/, '');
  const paths = sidebar.flatMap(({ pages }) => pages.map(({ path }) => path));
  prerenderHost?.leadsTo(
    paths.map((path) => (path.startsWith('/') ? base + path : path)),
  );
}
