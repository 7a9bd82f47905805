import type { Synonym } from '../engine/synonyms';
import type { SearchPage } from './documents';

/** Types of hits: a page, a heading, a row of a reference, a demo. */
export type UnitType = 'page' | 'section' | 'prop' | 'demo';

/** Something that search can find. */
export interface Unit {
  type: UnitType;
  /** Index of its page. */
  page: number;
  link: string;
  /** Its title; of a page the headline. */
  title: string;
  /** The name of a page whose title is its headline. */
  label?: string;
  /** Its title with those of the headings or the reference that contain it. */
  fullTitle: string;
  /** Titles of the headings above it, outermost first. */
  above: string[];
  /** Other names, such as that of a demo's file. */
  name: string;
  /** True for a deprecated row of a reference. */
  deprecated: boolean;
  /** Texts for excerpts; empty in an index, whose texts load separately. */
  texts: string[];
  /** Words of a demo's code. In an index, also the words of the texts. */
  keywords: string[];
}

/** The data that search runs on. */
export interface SearchIndex {
  /** In the order of the header links, then of the sidebar. */
  pages: readonly Pick<SearchPage, 'title' | 'headline' | 'navTitle'>[];
  /** Words of a question that no page is about, folded. */
  fillers: ReadonlySet<string>;
  synonyms: readonly Synonym[];
  units: readonly Unit[];
}

/** Everything on the site that search can find, in page order. */
export function unitsOf(pages: readonly SearchPage[]): Unit[] {
  return pages.flatMap((page, at): Unit[] => {
    const common = () => ({
      page: at,
      name: '',
      above: [] as string[],
      deprecated: false,
      keywords: [] as string[],
    });
    return [
      {
        ...common(),
        type: 'page',
        link: page.link,
        title: page.headline ?? page.title,
        ...(page.headline && { label: page.title }),
        fullTitle: page.title,
        name: [page.link.split('/').pop() ?? '', ...page.keywords].join(' '),
        texts: [page.description, ...page.paragraphs],
      },
      ...page.sections.map((section): Unit => ({
        ...common(),
        type: 'section',
        link: section.link,
        title: section.rawTitle,
        fullTitle: section.title,
        above: section.above,
        texts: section.paragraphs,
      })),
      ...page.props.map((prop): Unit => ({
        ...common(),
        type: 'prop',
        link: prop.link,
        title: prop.name,
        fullTitle: prop.title,
        name: prop.title,
        deprecated: prop.deprecated,
        texts: [prop.text],
      })),
      ...page.demos.map((demo): Unit => ({
        ...common(),
        type: 'demo',
        link: demo.link,
        title: demo.rawTitle,
        fullTitle: demo.title,
        name: demo.name,
        texts: [demo.description],
        keywords: demo.keywords,
      })),
    ];
  });
}
