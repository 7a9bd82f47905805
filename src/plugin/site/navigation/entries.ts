import type { PlacedPage, Rules } from './placed-page';
import { compareBy, placedOver, sectionOf } from './placed-page';
import type { SectionGroup, Sections } from './sections';

/** An entry of the header's navigation. */
export interface Entry {
  title: string;
  order?: number;
  /** Address of the section that the entry stands for. */
  /** Addresses that it stands for, in the place of `link`. */
  activePath?: string | readonly string[];
  /** None for one that only has children. */
  link?: string;
  children?: Entry[];
}

type Meta = ReturnType<typeof placedOver>;

/** What all pages of a section say of its entry; the last one counts. */
function metaOf(
  pages: readonly PlacedPage[],
  section: string,
  of: (page: PlacedPage) => PlacedPage['group'],
): Meta {
  return pages
    .filter(({ path }) => path.startsWith(section))
    .reduce<Meta>((before, page) => placedOver(before, of(page)), {});
}

function entryOf(
  { title, order }: Meta,
  groups: readonly SectionGroup[],
  activePath: string,
): Entry {
  const [first] = groups;
  const ofPages = first?.title || first?.children[0]?.title;
  return { title: title || ofPages || '', order: order || 0, activePath };
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** A section whose one child is all there is to it has the child's place. */
function withoutLoneChild(entry: Entry): Entry {
  const [child, ...others] = entry.children ?? [];
  if (entry.link || !child || others.length > 0) return entry;
  return { ...child, title: entry.title || child.title };
}

/**
 * The navigation of a language as dumi makes it of its sections: an entry for each first folder, and
 * where two levels are on, children for the second ones. An entry leads to the first page of its
 * section.
 * @param pages of one language, in the order of routes
 */
export function entriesOf(
  sections: Sections,
  pages: readonly PlacedPage[],
  rules: Rules,
): Entry[] {
  const entries = new Map<string, Entry>();
  const byDepth = Object.entries(sections).sort(
    ([one], [other]) => depthOf(one) - depthOf(other),
  );
  for (const [section, groups] of byDepth) {
    const link = groups[0]?.children[0]?.link;
    if (link === undefined) continue;
    const parent = sectionOf(section, false, rules);
    const first = metaOf(pages, section, ({ nav }) => nav);
    if (!rules.twoLevels || parent.length >= section.length) {
      entries.set(section, { ...entryOf(first, groups, section), link });
      continue;
    }
    const name = parent.split('/').pop() ?? '';
    first.title ??= name.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    const second = metaOf(pages, section, ({ nav }) =>
      typeof nav === 'object' ? nav.second : undefined,
    );
    const above = entries.get(parent) ?? entryOf(first, groups, parent);
    above.children = [
      ...(above.children ?? []),
      { ...entryOf(second, groups, section), link },
    ];
    entries.set(parent, above);
  }
  const compare = compareBy(rules.locale.id);
  return [...entries.values()]
    .map((entry) => ({
      ...entry,
      ...(entry.children && { children: entry.children.sort(compare) }),
    }))
    .map(withoutLoneChild)
    .sort(compare);
}
