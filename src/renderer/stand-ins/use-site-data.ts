import { siteContext } from '@@/ledger/site-context';
import type { ISiteContext } from 'dumi/dist/client/theme-api/context';

const data: ISiteContext = { ...siteContext, loading: false, setLoading() {} };

/**
 * dumi's `useSiteData`, for components of a site that call it. All its data is known at
 * build. `loading` is always false, because pages are loaded before they are shown.
 */
export function useSiteData(): ISiteContext {
  return data;
}
