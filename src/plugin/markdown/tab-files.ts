import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What dumi takes out of the name of a tab for that of its page, in any language. */
const TAB = /\.\$tab-([^./]+)(?=\.[^/]*$)/;

/**
 * The tab key in a file name.
 * @param path of a page or a tab; undefined and a page have no key
 * @example tabKeyOf('docs/a.$tab-api.zh-CN.md') // 'api'
 */
export function tabKeyOf(path = ''): string | undefined {
  return TAB.exec(path)?.[1];
}

/**
 * The file of the page that a tab belongs to. A page's own file is returned unchanged.
 * @example pageFileOf('docs/a.$tab-api.zh-CN.md') // 'docs/a.zh-CN.md'
 */
export function pageFileOf(file: string): string {
  return file.replace(/\.\$tab-[^./]+(?=\.[^/]*$)/, '');
}

/** The files of tabs in each folder, and when a file was last added or removed there. */
const known = new Map<string, { changed: bigint; names: string[] }>();

/** Names of the files of tabs in a folder. It is read once, not for each of its pages. */
function tabNames(folder: string): string[] {
  const changed = statSync(folder, { bigint: true }).mtimeNs;
  const last = known.get(folder);
  if (last?.changed === changed) return last.names;
  const names = readdirSync(folder).filter((name) => TAB.test(name));
  known.set(folder, { changed, names });
  return names;
}

/**
 * The other tabs of a page: files beside it with its name; see dumi's `$tab-`.
 * @param path absolute path of the page; a tab has no tabs itself
 * @returns absolute paths by key
 * @example tabFilesOf('/docs/a.zh-CN.md') // [{ key: 'api', file: '/docs/a.$tab-api.zh-CN.md' }]
 */
export function tabFilesOf(path: string): { key: string; file: string }[] {
  if (tabKeyOf(path) !== undefined) return [];
  const folder = dirname(path);
  return tabNames(folder)
    .filter((other) => other.replace(TAB, '') === basename(path))
    .map((other) => ({ key: tabKeyOf(other) ?? '', file: join(folder, other) }));
}

/**
 * The same in the order of their routes, which is that of dumi's tabs. umi's routes of a folder begin
 * with the longest, those that dumi makes of atoms are in the order of their names.
 */
export function tabsInOrder(
  path: string,
  isAtom: boolean,
): ReturnType<typeof tabFilesOf> {
  const tabs = tabFilesOf(path);
  return isAtom ? tabs : tabs.sort((a, b) => b.key.length - a.key.length);
}
