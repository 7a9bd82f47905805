import { useOutlet } from 'dumi';

/**
 * Replaces dumi's context around the site. Here `useSiteData` needs none, and the
 * renderer does the rest of its work, such as scrolling.
 */
export default function SiteContextLayout() {
  return useOutlet();
}
