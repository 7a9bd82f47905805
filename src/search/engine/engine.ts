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
import { inOtherWords, withoutTwins } from './merge';
import { mostTelling, singleWords } from './partial';
import { rank } from './rank';
import type { Ranked } from './rank';
import { queriesOf } from './synonyms';
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
  /** True: no place has all words, and the hits have the most telling of them. */
  partial: boolean;
  /** False while texts for excerpts are loading. */
  complete: boolean;
}

export interface SearchEngine {
  /** `missing` has the indexes of the units among the hits whose texts have not been added. */
  search(query: string): SearchAnswer & { missing: number[] };
  /**
   * Adds texts for excerpts: of each unit, in the order of the units.
   * @param from index of the first of these units
   */
  addTexts(texts: readonly (readonly string[])[], from?: number): void;
}

const BEST = 3;
/** A query with fewer results is asked again in a looser way. */
const FEW = 5;
/** With fewer results of a question, places with most of its words follow. */
const SCARCE = 3;
/** Words of the shortest question. */
const QUESTION = 3;
const MAX_IN_GROUP = 8;
/** Limit of words shown from a demo's code. */
const MAX_WORDS = 6;

const NOTHING = {
  best: [],
  groups: [],
  count: 0,
  partial: false,
  complete: true,
  missing: [],
};

/**
 * Fields of a unit in the index. `context` is the page and the headings that contain it.
 */
function fieldsOf(unit: Unit, id: number, pages: SearchIndex['pages']) {
  const page = pages[unit.page];
  return {
    id,
    title: unit.label ? `${unit.title} ${unit.label}` : unit.title,
    name: unit.name,
    text: unit.keywords.join(' '),
    context: `${unit.fullTitle} ${page?.title ?? ''} ${page?.headline ?? ''}`,
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
export function createEngine({
  pages,
  units,
  fillers,
  synonyms,
}: SearchIndex): SearchEngine {
  /** By the indexes of the units. */
  const texts = new Map<number, readonly string[]>();
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
  const known = new Map<string, boolean>();
  const isKnown = (term: string): boolean => {
    const is =
      known.get(term) ??
      index.search(term, { ...exactly, prefix: allowsPrefix }).length > 0;
    known.set(term, is);
    return is;
  };
  /** The alternatives of an unknown word with two letters swapped: `sitcky` is `sticky`. */
  const meant = (term: string) =>
    allowedTypos(term) === 0 || isKnown(term)
      ? [term]
      : [term, ...letterSwaps(term).filter(isKnown)];
  /** The places with all words, or with any. */
  const ask = (asked: ParsedQuery, combine?: 'OR'): Ranked[] =>
    rank(
      asked,
      units,
      index.search(queryTree(asked, meant, combine), {
        ...exactly,
        prefix: allowsPrefix,
        // A known word is never corrected: "tree" is not "three".
        fuzzy: (term) => (isKnown(term) ? 0 : allowedTypos(term)),
      }),
    );
  /**
   * Runs a query. Where one in an unspaced script finds little, a looser one adds its results
   * after them.
   */
  const find = (query: ParsedQuery): Ranked[] => {
    const found = ask(query);
    const hasRun = query.words.some(({ whole }) => !whole);
    if (found.length >= FEW || !hasRun) return found;
    const looser = loosen(query, fillers, isKnown);
    return looser.words[0] ? withoutTwins([...found, ...ask(looser)]) : found;
  };
  /**
   * The places with the most telling words of a query.
   * @param from the least number of words that it has
   * @param highest priority of the best of them
   */
  const findSome = (query: ParsedQuery, from: number, highest = 1): Ranked[] => {
    const single = singleWords(query, fillers, isKnown);
    return single.words.length < from
      ? []
      : mostTelling(ask(single, 'OR'), units.length, highest);
  };
  /** Results, and after them the places with the most telling words of their queries. */
  const withSome = (whole: readonly Ranked[], queries: readonly ParsedQuery[]) => {
    // A place may have all words of a question by chance.
    const from = whole.length === 0 ? 2 : QUESTION;
    const lowest = whole[whole.length - 1]?.priority;
    const some = queries.flatMap((query) => findSome(query, from, lowest));
    return withoutTwins([...whole, ...some]);
  };
  const hitOf = ({ unit, id, priority, found }: Ranked): Hit => {
    const inTitle = containsMatch(unit.title, found);
    const section = inTitle ? 'title' : 'content';
    const { title = '', headline = title } = pages[unit.page] ?? {};
    return {
      type: unit.type === 'section' ? section : unit.type,
      link: unit.link,
      priority,
      path: unit.type === 'page' ? [unit.label ?? []].flat() : [headline, ...unit.above],
      highlightTitleTexts: highlightMatches(
        unit.type === 'prop' ? unit.fullTitle : unit.title,
        found,
      ),
      highlightTexts: excerptOf(unit, texts.get(id) ?? [], found),
    };
  };
  return {
    addTexts(given, from = 0) {
      given.forEach((one, at) => texts.set(from + at, one));
    },
    search(text) {
      const queries = queriesOf(text, synonyms)
        .map((query) => parseQuery(query, fillers))
        .filter(({ words }) => words.length > 0);
      const whole = inOtherWords(queries.map(find));
      const partial = whole.length === 0;
      const ranked = whole.length < SCARCE ? withSome(whole, queries) : whole;
      if (ranked.length === 0) return NOTHING;
      const best = ranked.slice(0, BEST);
      const rest = ranked.slice(BEST);
      const groups = navs
        .map((title) => ({
          title,
          found: rest
            .filter(({ unit }) => pages[unit.page]?.navTitle === title)
            .slice(0, MAX_IN_GROUP),
        }))
        .filter(({ found }) => found.length > 0);
      const shown = [...best, ...groups.flatMap(({ found }) => found)];
      const missing = shown.map(({ id }) => id).filter((id) => !texts.has(id));
      return {
        best: best.map(hitOf),
        groups: groups.map(({ title, found }) => ({ title, hits: found.map(hitOf) })),
        count: shown.length,
        partial,
        complete: missing.length === 0,
        missing,
      };
    },
  };
}
