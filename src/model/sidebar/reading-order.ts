import type { SidebarGroup, SidebarLink } from '../sidebar';

/**
 * The groups in the order in which their pages are read: each page with `after` directly behind the
 * page at that path, in the group of that page. A page stays where it is if that page is not there, or
 * is moved itself. Groups without pages are left out.
 * @example
 * inReadingOrder([{ title: '', pages: [a, b] }, { title: 'More', pages: [{ ...c, after: a.path }] }])
 * // [{ title: '', pages: [a, c, b] }]
 */
export function inReadingOrder<Link extends SidebarLink>(
  groups: readonly SidebarGroup<Link>[],
): SidebarGroup<Link>[] {
  const pages = groups.flatMap((group) => group.pages);
  const staying = new Set(pages.flatMap(({ path, after }) => (after ? [] : path)));
  const moved = pages.filter(({ after }) => after && staying.has(after));
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages
        .filter((page) => !moved.includes(page))
        .flatMap((page) => [page, ...moved.filter(({ after }) => after === page.path)]),
    }))
    .filter((group) => group.pages.length > 0);
}
