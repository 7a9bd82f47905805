import { anchorOf } from '../../model/api-row';
import { PATH_SEPARATOR } from './documents';
import type { SearchPage } from './documents';
import { packWords, unpackWords } from './words';

/**
 * A heading: the digit of its depth, then its text; and its link below the page if it cannot be
 * derived.
 */
type PackedSection = string | [heading: string, link: string];
/** Property names of a reference; deprecated ones start with `!`. */
type PackedProps = [reference: string, names: string[], query?: string];
type PackedDemo = [name: string, title: string, link?: string];
/** What many pages have none of. */
type PackedRest = [keywords: string[], props: PackedProps[], demos: PackedDemo[]];

/**
 * Pages by columns, an item for each page in each: gzip finds more to share between the titles of
 * all pages than between the title and the headings of one.
 */
export interface PackedPages {
  titles: string[];
  /** Empty for a page whose headline is its title; left out where all are. */
  headlines?: string[];
  /** Indexes in `navs`. */
  navs: number[];
  /** See `packWords`. */
  links: string;
  sections: PackedSection[][];
  /** 0 for a page that has none of it. */
  rest: (PackedRest | 0)[];
}

/** The usual anchor of a heading, which is not stored. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replace(/ /g, '-');
}

const DEPRECATED = '!';

/** The link of an anchor in a page, if it is another than the expected one. */
function unless(page: SearchPage, expected: string, link: string): [] | [string] {
  const below = link.slice(page.link.length);
  return below === `#${expected}` ? [] : [below];
}

function packSections(page: SearchPage): PackedSection[] {
  return page.sections.map(({ above, rawTitle, link }) => {
    const heading = `${above.length + 1}${rawTitle}`;
    const [other] = unless(page, slug(rawTitle), link);
    return other === undefined ? heading : [heading, other];
  });
}

function packProps(page: SearchPage): PackedProps[] {
  const props: [reference: string, names: string[], query: string][] = [];
  for (const { name, title, link, deprecated } of page.props) {
    const id = title.slice(0, -name.length - 1);
    const query = link.slice(page.link.length).replace(/#.*$/, '');
    const last = props[props.length - 1];
    const packed = deprecated ? DEPRECATED + name : name;
    if (last?.[0] === id && last[2] === query) last[1].push(packed);
    else props.push([id, [packed], query]);
  }
  return props.map(([id, names, query]) => (query ? [id, names, query] : [id, names]));
}

function packRest(page: SearchPage): PackedRest | 0 {
  const { keywords, props, demos } = page;
  if (keywords.length + props.length + demos.length === 0) return 0;
  const packed = demos.map(({ name, rawTitle, link }): PackedDemo => [
    name,
    rawTitle,
    ...unless(page, name, link),
  ]);
  return [keywords, packProps(page), packed];
}

/**
 * Packs pages without their texts.
 * @param navs titles of the header links
 */
export function packPages(
  pages: readonly SearchPage[],
  navs: readonly string[],
): PackedPages {
  return {
    titles: pages.map(({ title }) => title),
    ...(pages.some(({ headline }) => headline) && {
      headlines: pages.map(({ headline = '' }) => headline),
    }),
    navs: pages.map(({ navTitle }) => navs.indexOf(navTitle)),
    links: packWords(pages.map(({ link }) => link)),
    sections: pages.map(packSections),
    rest: pages.map(packRest),
  };
}

function unpackSections(
  packed: readonly PackedSection[],
  page: string,
): SearchPage['sections'] {
  const outline: string[] = [];
  return packed.map((section) => {
    const [heading, link] = typeof section === 'string' ? [section] : section;
    const rawTitle = heading.slice(1);
    outline.splice(Number(heading[0]) - 1, outline.length, rawTitle);
    return {
      rawTitle,
      above: outline.slice(0, -1),
      title: outline.join(PATH_SEPARATOR),
      link: page + (link ?? `#${slug(rawTitle)}`),
      paragraphs: [],
    };
  });
}

function unpackProps(packed: readonly PackedProps[], page: string): SearchPage['props'] {
  return packed.flatMap(([id, names, query = '']) =>
    names.map((written) => {
      const deprecated = written.startsWith(DEPRECATED);
      const name = deprecated ? written.slice(DEPRECATED.length) : written;
      return {
        name,
        title: `${id}.${name}`,
        link: `${page}${query}#${anchorOf(id, name)}`,
        deprecated,
        text: '',
      };
    }),
  );
}

function unpackDemos(packed: readonly PackedDemo[], page: string): SearchPage['demos'] {
  return packed.map(([name, rawTitle, link]) => ({
    name,
    rawTitle,
    title: rawTitle,
    link: page + (link ?? `#${name}`),
    description: '',
    keywords: [],
  }));
}

/** Unpacks the output of `packPages`. */
export function unpackPages(
  { titles, headlines, navs: places, links, sections, rest }: PackedPages,
  navs: readonly string[],
): SearchPage[] {
  const addresses = unpackWords(links);
  return titles.map((title, at) => {
    const link = addresses[at] ?? '';
    const nav = places[at] ?? 0;
    const [keywords, props, demos] = rest[at] || [[], [], []];
    return {
      title,
      headline: headlines?.[at] || undefined,
      navTitle: navs[nav] ?? '',
      navOrder: nav,
      link,
      description: '',
      keywords,
      paragraphs: [],
      sections: unpackSections(sections[at] ?? [], link),
      props: unpackProps(props, link),
      demos: unpackDemos(demos, link),
    };
  });
}
