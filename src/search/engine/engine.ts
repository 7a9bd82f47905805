import MiniSearch from 'minisearch';
import { excerpt, highlightMatches, containsMatch, startOf } from './highlight';
import type { TextPiece } from './highlight';
import {
  loosen,
  allowsPrefix,
  parseQuery,
  queryTree,
  letterSwaps,
  allowedTypos,
} from './query';
import type { ParsedQuery } from './query';
import { rank } from './rank';
import type { Ranked } from './rank';
import { termsOf } from './tokenize';
import type { SearchIndex, Unit } from '../format/units';

/** One search result. */
export interface Hit {
  type: 'page' | 'title' | 'content' | 'prop' | 'demo';
  /** Path below the site's base. */
  link: string;
  /** Higher is better. */
  priority: number;
  /** Titles of the page and headings that contain it, outermost first. */
  path: string[];
  highlightTitleTexts: TextPiece[];
  highlightTexts: TextPiece[];
}

/** Hits under the same header link, with its title. */
export interface HitGroup {
  title: string;
  hits: Hit[];
}

/** The result of a query. */
export interface SearchAnswer {
  /** The best hits of the whole site, shown first. */
  best: Hit[];
  /** The other hits, in the order of the header links. */
  groups: HitGroup[];
  /** Number of hits shown. */
  count: number;
  /** False while the texts for excerpts are loading. */
  complete: boolean;
}

export interface SearchEngine {
  search(query: string): SearchAnswer;
  /** Adds the texts of each unit, in the order of the units, for excerpts. */
  addTexts(texts: readonly (readonly string[])[]): void;
}

const BEST = 3;
/** A query with fewer results is asked again in a looser way. */
const FEW = 5;
const MAX_IN_GROUP = 8;
/** Limit of words shown from a demo's code. */
const MAX_WORDS = 6;

const NOTHING: SearchAnswer = { best: [], groups: [], count: 0, complete: true };

/**
 * Fields of a unit in the index. `context` is the page and the headings that contain it.
 */
function fieldsOf(unit: Unit, id: number, pages: SearchIndex['pages']) {
  return {
    id,
    title: unit.title,
    name: unit.name,
    text: unit.keywords.join(' '),
    context: `${unit.fullTitle} ${pages[unit.page]?.title ?? ''}`,
  };
}

/** The excerpt of a unit: from the text with most of the terms found. */
function excerptOf(
  unit: Unit,
  texts: readonly string[],
  found: ReadonlySet<string>,
): TextPiece[] {
  const inText = excerpt(texts, found);
  if (inText) return inText;
  const words =
    unit.type === 'demo'
      ? unit.keywords.filter((word) => containsMatch(word, found))
      : [];
  return words.length > 0
    ? highlightMatches(words.slice(0, MAX_WORDS).join(', '), found)
    : startOf(texts[0] ?? '');
}

/** Creates a search engine over the pages of one language. */
export function createEngine({ pages, units, fillers }: SearchIndex): SearchEngine {
  let texts: readonly (readonly string[])[] | undefined;
  const index = new MiniSearch({
    fields: ['title', 'name', 'text', 'context'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(units.map((unit, id) => fieldsOf(unit, id, pages)));
  const exactly = {
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
  };
  const navs = [...new Set(pages.map(({ navTitle }) => navTitle))];
  /**
   * Runs a query. Where one in an unspaced script finds little, a looser one adds its results
   * after them.
   */
  const find = (query: ParsedQuery): Ranked[] => {
    const known = new Map<string, boolean>();
    const isKnown = (term: string): boolean => {
      const is =
        known.get(term) ??
        index.search(term, { ...exactly, prefix: allowsPrefix }).length > 0;
      known.set(term, is);
      return is;
    };
    /**
     * The alternatives of an unknown word with two letters swapped: `sitcky` is `sticky`.
     */
    const meant = (term: string) =>
      allowedTypos(term) === 0 || isKnown(term)
        ? [term]
        : [term, ...letterSwaps(term).filter(isKnown)];
    const ask = (asked: ParsedQuery) =>
      index.search(queryTree(asked, meant), {
        ...exactly,
        prefix: allowsPrefix,
        // A known word is never corrected: "tree" is not "three".
        fuzzy: (term) => (isKnown(term) ? 0 : allowedTypos(term)),
      });
    const found = rank(query, units, ask(query));
    const hasRun = query.words.some(({ whole }) => !whole);
    if (found.length >= FEW || !hasRun) return found;
    const looser = loosen(query, fillers, isKnown);
    if (!looser.words[0]) return found;
    const ids = new Set(found.map(({ id }) => id));
    const others = rank(looser, units, ask(looser)).filter(({ id }) => !ids.has(id));
    return [...found, ...others];
  };
  const hitOf = ({ unit, id, priority, found }: Ranked): Hit => {
    const inTitle = containsMatch(unit.title, found);
    const section = inTitle ? 'title' : 'content';
    const page = pages[unit.page]?.title ?? '';
    return {
      type: unit.type === 'section' ? section : unit.type,
      link: unit.link,
      priority,
      path: unit.type === 'page' ? [] : [page, ...unit.above],
      highlightTitleTexts: highlightMatches(
        unit.type === 'prop' ? unit.fullTitle : unit.title,
        found,
      ),
      highlightTexts: excerptOf(unit, texts?.[id] ?? [], found),
    };
  };
  return {
    addTexts(given) {
      texts = given;
    },
    search(text) {
      const query = parseQuery(text, fillers);
      if (query.words.length === 0) return NOTHING;
      const ranked = find(query);
      const best = ranked.slice(0, BEST);
      const rest = ranked.slice(BEST);
      const groups = navs
        .map((title) => ({
          title,
          hits: rest
            .filter(({ unit }) => pages[unit.page]?.navTitle === title)
            .slice(0, MAX_IN_GROUP)
            .map(hitOf),
        }))
        .filter(({ hits }) => hits.length > 0);
      const shown = groups.reduce((sum, { hits }) => sum + hits.length, best.length);
      return {
        best: best.map(hitOf),
        groups,
        count: shown,
        complete: texts !== undefined,
      };
    },
  };
}
