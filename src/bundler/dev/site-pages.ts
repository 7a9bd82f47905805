import { spellingKey } from '../../model/address/spelling';
import type { Route } from '../../plugin/host';
import type { SitePages } from '../umi-webpack';

/**
 * Finds pages by their files and addresses.
 * @param routes of umi, by id; they change while the development server runs
 * @param base of the site, without a slash at its end
 */
export function sitePages(
  routes: () => Readonly<Record<string, Pick<Route, 'absPath' | 'file' | 'isLayout'>>>,
  base: string,
): SitePages {
  const pages = () => Object.values(routes()).filter(({ isLayout }) => !isLayout);
  return {
    files: () => new Set(pages().flatMap(({ file }) => file ?? [])),
    at(path) {
      if (!`${path}/`.startsWith(`${base}/`)) return undefined;
      const asked = spellingKey(path.slice(base.length));
      return pages().find(({ absPath }) => spellingKey(absPath) === asked)?.file;
    },
  };
}
