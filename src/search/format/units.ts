import type { SearchPage } from './documents';

/** What a hit can be: a page, a heading, a row of a reference, a demo. */
export type UnitType = 'page' | 'section' | 'prop' | 'demo';

/** One thing that can be found. */
export interface Unit {
  type: UnitType;
  /** Place of its page among all pages. */
  page: number;
  link: string;
  /** What it is called. */
  title: string;
  /** What it is called with what it is part of. */
  fullTitle: string;
  /** Titles of the headings it stands under, the outermost first. */
  above: string[];
  /** Other names, such as that of a demo's file. */
  name: string;
  /** True for a row of a reference in whose place another is used. */
  deprecated: boolean;
  /** What its excerpts are cut from; empty in an index, whose texts come by themselves. */
  texts: string[];
  /** Words of a demo's code; in an index the words of the texts, too. */
  keywords: string[];
}

/** What is searched. */
export interface SearchIndex {
  /** In the order of the header's links, then of the sidebar. */
  pages: readonly Pick<SearchPage, 'title' | 'navTitle'>[];
  units: readonly Unit[];
}

/** Everything on the site that can be found, in the order of the pages. */
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
        title: page.title,
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
