import { anchorOf } from '../../model/api-row';
import { fold } from '../engine/tokenize';
import { PATH_SEPARATOR } from './documents';
import type { SearchPage } from './documents';
import { decodeLists, encodeLists } from './posting-lists';
import { unitsOf } from './units';
import type { SearchIndex, Unit } from './units';
import { indexWords, packWords, unpackWords } from './words';

/** A heading: its depth and text, and its link below the page if it cannot be derived. */
type PackedSection = [depth: number, title: string, link?: string];
/** Property names of a reference; deprecated ones start with `!`. */
type PackedProps = [reference: string, names: string[], query?: string];
type PackedDemo = [name: string, title: string, link?: string];

interface PackedPage {
  title: string;
  nav: number;
  link: string;
  /** Other search terms; omitted if there are none. */
  keywords?: string[];
  sections: PackedSection[];
  props: PackedProps[];
  demos: PackedDemo[];
}

/**
 * The file that a first search needs: titles, and every word of the texts with its
 * locations. The texts themselves, which only excerpts need, are in a second file.
 */
export interface IndexFile {
  navs: string[];
  pages: PackedPage[];
  /** See `packWords`. */
  words: string;
  /** For each word, the indexes of the units that contain it; see `encodeLists`. Base64. */
  lists: string;
  /** Words of a question that no page is about, folded, with a blank between two. */
  fillers: string;
}

/** The usual anchor of a heading, which is not stored. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replace(/ /g, '-');
}

const DEPRECATED = '!';

function packPage(page: SearchPage, navs: readonly string[]): PackedPage {
  const below = (link: string) => link.slice(page.link.length);
  const unless = (expected: string, link: string): [] | [string] =>
    below(link) === `#${expected}` ? [] : [below(link)];
  const props: [reference: string, names: string[], query: string][] = [];
  for (const { name, title, link, deprecated } of page.props) {
    const id = title.slice(0, -name.length - 1);
    const query = below(link).replace(/#.*$/, '');
    const last = props[props.length - 1];
    const packed = deprecated ? DEPRECATED + name : name;
    if (last?.[0] === id && last[2] === query) last[1].push(packed);
    else props.push([id, [packed], query]);
  }
  return {
    title: page.title,
    nav: navs.indexOf(page.navTitle),
    link: page.link,
    ...(page.keywords.length > 0 && { keywords: page.keywords }),
    sections: page.sections.map(({ above, rawTitle, link }) => [
      above.length + 1,
      rawTitle,
      ...unless(slug(rawTitle), link),
    ]),
    props: props.map(([id, names, query]) => (query ? [id, names, query] : [id, names])),
    demos: page.demos.map(({ name, rawTitle, link }) => [
      name,
      rawTitle,
      ...unless(name, link),
    ]),
  };
}

function unpackPage(page: PackedPage, navs: readonly string[]): SearchPage {
  const outline: string[] = [];
  return {
    title: page.title,
    navTitle: navs[page.nav] ?? '',
    navOrder: page.nav,
    link: page.link,
    description: '',
    keywords: page.keywords ?? [],
    paragraphs: [],
    sections: page.sections.map(([depth, rawTitle, link]) => {
      outline.splice(depth - 1, outline.length, rawTitle);
      return {
        rawTitle,
        above: outline.slice(0, -1),
        title: outline.join(PATH_SEPARATOR),
        link: page.link + (link ?? `#${slug(rawTitle)}`),
        paragraphs: [],
      };
    }),
    props: page.props.flatMap(([id, names, query = '']) =>
      names.map((packed) => {
        const deprecated = packed.startsWith(DEPRECATED);
        const name = deprecated ? packed.slice(DEPRECATED.length) : packed;
        return {
          name,
          title: `${id}.${name}`,
          link: `${page.link}${query}#${anchorOf(id, name)}`,
          deprecated,
          text: '',
        };
      }),
    ),
    demos: page.demos.map(([name, rawTitle, link]) => ({
      name,
      rawTitle,
      title: rawTitle,
      link: page.link + (link ?? `#${name}`),
      description: '',
      keywords: [],
    })),
  };
}

/** Words of a unit's own names, which are left out of the lists. */
function namedIn(
  { title, name }: Unit,
  fillers: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(indexWords(`${title} ${name}`, fillers));
}

/**
 * Pages as the two files of their language's index.
 * @param fillers words of a question that no page is about, in that language
 */
export function packIndex(
  pages: readonly SearchPage[],
  fillers: readonly string[],
): {
  index: IndexFile;
  /** The texts of each unit, in the order of the units. */
  texts: string[][];
} {
  const navs = [...new Set(pages.map(({ navTitle }) => navTitle))];
  const units = unitsOf(pages);
  const places = new Map<string, number[]>();
  const folded = new Set(fillers.map(fold));
  units.forEach((unit, at) => {
    const named = namedIn(unit, folded);
    for (const word of indexWords([...unit.texts, ...unit.keywords].join('\n'), folded)) {
      if (named.has(word)) continue;
      const list = places.get(word) ?? [];
      list.push(at);
      places.set(word, list);
    }
  });
  const words = [...places.keys()].sort((a, b) => (a < b ? -1 : 1));
  const lists = encodeLists(
    words.map((word) => places.get(word) ?? []),
    units.length,
  );
  return {
    index: {
      // First, because incompressible data should not interrupt the text that gzip
      // compresses.
      lists: btoa(Array.from(lists, (byte) => String.fromCharCode(byte)).join('')),
      navs,
      pages: pages.map((page) => packPage(page, navs)),
      words: packWords(words),
      fillers: [...folded].join(' '),
    },
    texts: units.map(({ texts }) => texts),
  };
}

/** Unpacks the output of `packIndex`, without the texts. */
export function unpackIndex({
  navs,
  pages: packed,
  words,
  lists,
  fillers,
}: IndexFile): SearchIndex {
  const pages = packed.map((page) => unpackPage(page, navs));
  const units = unitsOf(pages);
  const all = unpackWords(words);
  const bytes = Uint8Array.from(atob(lists), (character) => character.charCodeAt(0));
  decodeLists(bytes, all.length, units.length).forEach((places, at) => {
    const word = all[at];
    if (word !== undefined) places.forEach((place) => units[place]?.keywords.push(word));
  });
  return { pages, units, fillers: new Set(fillers.split(' ')) };
}
