import { anchorOf } from '../model/api-row';
import { UNDER } from './documents';
import type { SearchPage } from './documents';
import { decodeLists, encodeLists } from './posting-lists';
import { unitsOf } from './units';
import type { SearchIndex, Unit } from './units';
import { indexWords, packWords, unpackWords } from './words';

/** A heading: its depth and text, and its link below the page's where that does not follow. */
type PackedSection = [depth: number, title: string, link?: string];
/** Names of a reference's rows, deprecated ones with a `!` before them. */
type PackedProps = [reference: string, names: string[], query?: string];
type PackedDemo = [name: string, title: string, link?: string];

interface PackedPage {
  title: string;
  nav: number;
  link: string;
  /** Other names; left out where there are none. */
  keywords?: string[];
  sections: PackedSection[];
  props: PackedProps[];
  demos: PackedDemo[];
}

/**
 * What a first search needs: titles, and every word of the texts with the places it stands at. The
 * texts themselves, which only excerpts are cut from, are a file of their own.
 */
export interface IndexFile {
  navs: string[];
  pages: PackedPage[];
  /** See `packWords`. */
  words: string;
  /** For each word the places of the units that hold it, see `encodeLists`; base64. */
  lists: string;
}

/** The anchor that most headings have, which need not be written down. */
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
        title: outline.join(UNDER),
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

/** Words of a unit's own names, which need no place in the lists. */
function namedIn({ title, name }: Unit): ReadonlySet<string> {
  return new Set(indexWords(`${title} ${name}`));
}

/** Pages as the two files of their language's index. */
export function packIndex(pages: readonly SearchPage[]): {
  index: IndexFile;
  /** The texts of each unit, in the order of the units. */
  texts: string[][];
} {
  const navs = [...new Set(pages.map(({ navTitle }) => navTitle))];
  const units = unitsOf(pages);
  const places = new Map<string, number[]>();
  units.forEach((unit, at) => {
    const named = namedIn(unit);
    for (const word of indexWords([...unit.texts, ...unit.keywords].join('\n'))) {
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
      // First: what cannot be made smaller stands apart from the texts, which gzip gains from.
      lists: btoa(Array.from(lists, (byte) => String.fromCharCode(byte)).join('')),
      navs,
      pages: pages.map((page) => packPage(page, navs)),
      words: packWords(words),
    },
    texts: units.map(({ texts }) => texts),
  };
}

/** The index that `packIndex` packed, without its texts. */
export function unpackIndex({
  navs,
  pages: packed,
  words,
  lists,
}: IndexFile): SearchIndex {
  const pages = packed.map((page) => unpackPage(page, navs));
  const units = unitsOf(pages);
  const all = unpackWords(words);
  const bytes = Uint8Array.from(atob(lists), (character) => character.charCodeAt(0));
  decodeLists(bytes, all.length, units.length).forEach((places, at) => {
    const word = all[at];
    if (word !== undefined) places.forEach((place) => units[place]?.keywords.push(word));
  });
  return { pages, units };
}
