import { normalizePath } from '../../model/page';
import type { Modules, Route } from '../host';

/** What of a route decides whether readers can get to its page. */
type PageRoute = Pick<Route, 'absPath' | 'file' | 'isLayout'>;

/** A page whose address shows another one. */
export interface HiddenPage<Found extends PageRoute = PageRoute> {
  route: Found;
  /** The one that is shown. */
  rival: Found;
}

/** React Router prefers an address that ends with a slash, which `index.md` in a folder has. */
const isOfFolder = ({ absPath }: PageRoute) =>
  absPath.length > 1 && absPath.endsWith('/');

/**
 * The pages that readers cannot get to, because another page has their address: `a.md` beside
 * `a/index.md`; of others, all but the first. dumi lists them in the sidebar all the same.
 * @param routes in umi's order
 */
export function hiddenPages<Found extends PageRoute>(
  routes: readonly Found[],
): HiddenPage<Found>[] {
  const byPath = new Map<string, Found[]>();
  for (const route of routes) {
    if (route.isLayout || !route.file?.endsWith('.md')) continue;
    const path = normalizePath(route.absPath);
    byPath.set(path, [...(byPath.get(path) ?? []), route]);
  }
  return [...byPath.values()].flatMap((same) => {
    const rival = same.find(isOfFolder) ?? same[0];
    if (!rival) return [];
    return same
      .filter(({ file }) => file !== rival.file)
      .map((route) => ({ route, rival }));
  });
}

/** What a hidden page says of itself. */
interface HiddenDocument {
  /** Path of its file relative to the site's root. */
  file: string;
  frontMatter: object;
}

/**
 * The module with routes of hidden pages, of which dumi's hooks tell a sidebar of the site's own. No
 * address leads to them, because they come after all others.
 * @param routes those that are not in dumi's table any more
 * @param documents of their pages
 */
export function hiddenRoutesModule(
  routes: readonly Route[],
  documents: readonly HiddenDocument[],
): Modules {
  const entries = routes.map(({ id, path, parentId, meta, file = '' }) => {
    const document = documents.find((one) => file.endsWith(`/${one.file}`));
    const frontmatter = { ...document?.frontMatter, filename: document?.file };
    return [id, { id, path, parentId, meta: { ...meta, frontmatter } }];
  });
  const table = JSON.stringify(Object.fromEntries(entries));
  return { 'hidden-routes.ts': `export const hiddenRoutes = ${table};\n` };
}
