import { useOutlet } from 'dumi';

/**
 * The place of dumi's context round the site. `useSiteData` needs none here, and what else dumi
 * does there, such as scrolling, is the renderer's.
 */
export default function SiteContextLayout() {
  return useOutlet();
}
