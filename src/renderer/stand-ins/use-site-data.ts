import { siteContext } from '@@/ledger/site-context';
import type { ISiteContext } from 'dumi/dist/client/theme-api/context';

const data: ISiteContext = { ...siteContext, loading: false, setLoading() {} };

/**
 * dumi's `useSiteData`, for components of a site that ask: all it tells is known at build, but for
 * `loading`, which is never true, since pages are loaded before they are shown.
 */
export function useSiteData(): ISiteContext {
  return data;
}
