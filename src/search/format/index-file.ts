import { synonymsOf } from '../engine/synonyms';
import { fold, isUnspaced } from '../engine/tokenize';
import type { SearchPage } from './documents';
import { packPages, unpackPages } from './pages';
import type { PackedPages } from './pages';
import { decodeLists, encodeLists } from './posting-lists';
import { unitsOf } from './units';
import type { SearchIndex, Unit } from './units';
import { indexWords, packWords, unpackWords } from './words';

/**
 * The file that a first search needs: titles, and every word of the texts with its
 * locations. The texts themselves, which only excerpts need, are in files of their own.
 */
export interface IndexFile {
  navs: string[];
  pages: PackedPages;
  /** See `packWords`. */
  words: string;
  /** The indexes of the units that contain any of the words; see `encodeLists`. Base64. */
  listed: string;
  /** For each word, where in `listed` the units that contain it are. The same. */
  lists: string;
  /** Words of a question that no page is about, folded, with a blank between two. */
  fillers: string;
  /** What readers may type, and what pages say instead. */
  synonyms?: Record<string, readonly string[]>;
  /** Number of units in each part of the texts, if they are split; see `splitTexts`. */
  parts?: number[];
}

/** Words of a unit's own names, which are left out of the lists. */
function namedIn(
  { title, label = '', name }: Unit,
  fillers: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(indexWords(`${title} ${label} ${name}`, fillers));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/**
 * Packs the units that contain each word. Units without words, such as pages that start with a
 * heading, have no number here: they would cost a part of a bit in each list.
 */
function listsOf(
  lists: readonly (readonly number[])[],
  size: number,
): Pick<IndexFile, 'listed' | 'lists'> {
  const listed = [...new Set(lists.flat())].sort((a, b) => a - b);
  const places = new Map(listed.map((unit, place) => [unit, place]));
  const placed = lists.map((list) => list.map((unit) => places.get(unit) ?? 0));
  return {
    listed: listed.length > 0 ? toBase64(encodeLists([listed], size)) : '',
    lists: toBase64(encodeLists(placed, listed.length)),
  };
}

/** Those synonyms that readers of a language type: none of an unspaced script that it has not. */
function synonymsFor(
  words: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): Pick<IndexFile, 'synonyms'> {
  const hasUnspaced = words.some(isUnspaced);
  const kept = Object.entries(synonyms).filter(
    ([phrase]) => hasUnspaced || !isUnspaced(phrase),
  );
  return kept.length > 0 ? { synonyms: Object.fromEntries(kept) } : {};
}

/**
 * Pages as the index of their language and its texts.
 * @param fillers words of a question that no page is about, in that language
 * @param synonyms what readers may type, and what pages say instead
 */
export function packIndex(
  pages: readonly SearchPage[],
  fillers: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>> = {},
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
  return {
    index: {
      // First, because incompressible data should not interrupt the text that gzip
      // compresses.
      ...listsOf(
        words.map((word) => places.get(word) ?? []),
        units.length,
      ),
      navs,
      pages: packPages(pages, navs),
      words: packWords(words),
      fillers: [...folded].join(' '),
      ...synonymsFor(words, synonyms),
    },
    texts: units.map(({ texts }) => texts),
  };
}

/** Unpacks the output of `packIndex`, without the texts. */
export function unpackIndex(file: IndexFile): SearchIndex {
  const pages = unpackPages(file.pages, file.navs);
  const units = unitsOf(pages);
  const words = unpackWords(file.words);
  const [listed = []] = decodeLists(
    fromBase64(file.listed),
    file.listed === '' ? 0 : 1,
    units.length,
  );
  decodeLists(fromBase64(file.lists), words.length, listed.length).forEach(
    (places, at) => {
      const word = words[at];
      if (word === undefined) return;
      places.forEach((place) => units[listed[place] ?? -1]?.keywords.push(word));
    },
  );
  return {
    pages,
    units,
    fillers: new Set(file.fillers.split(' ')),
    synonyms: synonymsOf(Object.entries(file.synonyms ?? {})),
  };
}
