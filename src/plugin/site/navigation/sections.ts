import type { PlacedPage, Rules } from './placed-page';
import { clearPath, compareBy, placedOver, sectionOf } from './placed-page';

/** A link of a sidebar, to a page or as the site's author wrote it. */
export interface SectionLink {
  title: string;
  link: string;
  order?: number;
}

/** A group of a sidebar; one without a title stands before the others. */
export interface SectionGroup {
  title?: string;
  order?: number;
  children: SectionLink[];
}

/** The groups of each section by its address. */
export type Sections = Record<string, SectionGroup[]>;

/**
 * The sidebars of a language as dumi makes them: a page belongs to the section of its address, there
 * to its group. The first page of the language is in none.
 * @param pages of one language, in the order of routes
 * @param written sidebars of the configuration, which take the places of those made
 */
export function sectionsOf(
  pages: readonly PlacedPage[],
  rules: Rules,
  written: Sections = {},
): Sections {
  const made = new Map<string, Map<string | undefined, SectionGroup>>();
  for (const page of pages) {
    if (!clearPath(page.path, rules.locale)) continue;
    const section = sectionOf(page.path, page.isIndex, rules);
    const groups = made.get(section) ?? new Map<string | undefined, SectionGroup>();
    made.set(section, groups);
    const { title, order } = placedOver({ order: 0 }, page.group);
    const group = groups.get(title) ?? { title, order, children: [] };
    groups.set(title, group);
    // The first order that is given counts.
    group.order ||= order;
    group.children.push({ title: page.title, link: page.path, order: page.order });
  }
  const compare = compareBy(rules.locale.id);
  const sections = [...made].map(([section, groups]): [string, SectionGroup[]] => [
    section,
    [...groups.values()]
      .map((group) => ({ ...group, children: group.children.sort(compare) }))
      .sort(compare),
  ]);
  return { ...Object.fromEntries(sections), ...written };
}
