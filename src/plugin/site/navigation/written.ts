import { isElsewhere } from '../../../model/address/elsewhere';
import { isSameAddress } from '../../../model/address/spelling';
import { linkInLocale, localeOf, withoutLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { normalizePath } from '../../../model/page';
import { localized } from '../../../model/localized';
import type { NavOption, NavOptionItem, SidebarOption } from '../../schemas/nav';
import type { SidebarOptionGroup } from '../../schemas/nav';
import type { Entry } from './entries';
import type { SectionGroup, Sections } from './sections';

interface Languages {
  locale: Locale;
  locales: readonly Locale[];
}

/**
 * A link as the page has it that it leads to: dumi's router takes large and small letters for the
 * same, and hosts of files do not.
 */
function inCase(link: string, paths: ReadonlySet<string>): string {
  const [written = ''] = link.split(/[?#]/);
  if (paths.has(normalizePath(written))) return link;
  const meant = [...paths].find((path) => isSameAddress(path, written));
  return meant === undefined ? link : meant + link.slice(written.length);
}

/**
 * The entries that the configuration gives for a language, and where those of folders stand.
 * @param paths of the site's pages
 */
export function writtenEntries(
  nav: NavOption | undefined,
  { locale, locales }: Languages,
  paths: ReadonlySet<string>,
): { entries: Entry[]; mode: 'override' | 'append' | 'prepend' } {
  if (!nav) return { entries: [], mode: 'append' };
  const isMode = !Array.isArray(nav) && typeof nav.mode === 'string';
  const value = isMode ? (nav as { value: NavOption }).value : nav;
  // A list for each language has the addresses of that language, or of another on purpose.
  const own = Array.isArray(value);
  const items = own ? value : (value as Record<string, NavOptionItem[]>)[locale.id];
  const linkOf = (link: string): string =>
    isElsewhere(link)
      ? link
      : inCase(own ? linkInLocale(link, locale, locales) : link, paths);
  const entryOf = ({ title, link, activePath, children }: NavOptionItem): Entry => ({
    title: localized(title, locale.id),
    ...(link !== undefined && { link: linkOf(link) }),
    ...(activePath !== undefined && { activePath: [activePath].flat().map(linkOf) }),
    ...(children && children.length > 0 && { children: children.map(entryOf) }),
  });
  const mode = isMode
    ? (nav as { mode: 'override' | 'append' | 'prepend' }).mode
    : 'override';
  return { entries: (items ?? []).map(entryOf), mode };
}

/**
 * The sidebars that the configuration gives for a language.
 * @param sidebar by the address of a section, or by language and then by address
 */
export function writtenSections(
  sidebar: SidebarOption | undefined,
  { locale, locales }: Languages,
): Sections {
  if (!sidebar || sidebar === 'all') return {};
  const linkOf = ({ link, path }: { link?: string; path?: string }) => link ?? path ?? '';
  const groupsOf = (groups: readonly SidebarOptionGroup[]): SectionGroup[] =>
    groups.map(({ title, children }) => ({
      title: title && localized(title, locale.id),
      children: children.map((child) => ({
        title: localized(child.title, locale.id),
        link: linkOf(child),
      })),
    }));
  const found: Sections = {};
  for (const [key, value] of Object.entries(sidebar)) {
    if (Array.isArray(value)) {
      if (localeOf(key, locales).id === locale.id) found[key] = groupsOf(value);
    } else if (key === locale.id) {
      for (const [path, groups] of Object.entries(value)) found[path] = groupsOf(groups);
    }
  }
  return found;
}

/** The addresses that a link stands for, for the marking of the current entry. */
export function matched(link: string, { locale, locales }: Languages): string[] {
  const [written = ''] = link.split(/[?#]/);
  if (isElsewhere(written) || localeOf(written, locales).id !== locale.id) return [];
  const path = normalizePath(written);
  // With the language at its end, an address is not the beginning of those below it.
  return [...new Set([path, locale.suffix ? withoutLocale(path, locale) : path])];
}
