import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { excerpt, highlight, holds, opening } from './highlight';
import type { Piece } from './highlight';
import { loosened, mayBegin, parseQuery, queryTree, swapped, toleranceOf } from './query';
import type { ParsedQuery } from './query';
import { rank } from './rank';
import type { Ranked } from './rank';
import { termsOf } from './tokenize';
import type { SearchIndex, Unit } from './units';

/** Something that was found. */
export interface Hit {
  type: 'page' | 'title' | 'content' | 'prop' | 'demo';
  /** Address below the site's base. */
  link: string;
  /** The higher, the better. */
  priority: number;
  /** Titles of what it is part of, the outermost first. */
  path: string[];
  highlightTitleTexts: Piece[];
  highlightTexts: Piece[];
}

/** Hits that belong together, with the title of their link in the header. */
export interface HitGroup {
  title: string;
  hits: Hit[];
}

/** What a query found. */
export interface SearchAnswer {
  /** The first of all groups, with the best hits of the whole site. */
  best: Hit[];
  /** The other hits in the order of the header's links. */
  groups: HitGroup[];
  /** Number of hits shown. */
  count: number;
  /** False while the texts that excerpts are cut from are on their way. */
  complete: boolean;
}

export interface SearchEngine {
  search(query: string): SearchAnswer;
  /** Gives the texts of each unit, in the order of the units, for excerpts. */
  addTexts(texts: readonly (readonly string[])[]): void;
}

const BEST = 3;
const MOST_IN_GROUP = 8;
/** Words of a demo's code that are shown. */
const MOST_WORDS = 6;

const NOTHING: SearchAnswer = { best: [], groups: [], count: 0, complete: true };

/** Fields of a unit in the index; `context` is what it is part of. */
function fieldsOf(unit: Unit, id: number, pages: SearchIndex['pages']) {
  return {
    id,
    title: unit.title,
    name: unit.name,
    text: unit.keywords.join(' '),
    context: `${unit.fullTitle} ${pages[unit.page]?.title ?? ''}`,
  };
}

/** What is shown of a unit's texts: the one that holds most of what was looked for. */
function excerptOf(
  unit: Unit,
  texts: readonly string[],
  found: ReadonlySet<string>,
): Piece[] {
  const inText = excerpt(texts, found);
  if (inText) return inText;
  const words =
    unit.type === 'demo' ? unit.keywords.filter((word) => holds(word, found)) : [];
  return words.length > 0
    ? highlight(words.slice(0, MOST_WORDS).join(', '), found)
    : opening(texts[0] ?? '');
}

/** Search over the pages of one language. */
export function createEngine({ pages, units }: SearchIndex): SearchEngine {
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
  /** What a query finds, and the query as it was answered. */
  const find = (query: ParsedQuery): [ParsedQuery, SearchResult[]] => {
    const known = new Map<string, boolean>();
    const isKnown = (term: string): boolean => {
      const is =
        known.get(term) ??
        index.search(term, { ...exactly, prefix: mayBegin }).length > 0;
      known.set(term, is);
      return is;
    };
    /** A word that is not there, also with two letters changed round: `sitcky` is `sticky`. */
    const meant = (term: string) =>
      toleranceOf(term) === 0 || isKnown(term)
        ? [term]
        : [term, ...swapped(term).filter(isKnown)];
    const ask = (asked: ParsedQuery) =>
      index.search(queryTree(asked, meant), {
        ...exactly,
        prefix: mayBegin,
        // A word that is there was meant: "tree" is no "three".
        fuzzy: (term) => (isKnown(term) ? 0 : toleranceOf(term)),
      });
    const found = ask(query);
    const looser = loosened(query, isKnown);
    return found[0] || !looser.words[0] ? [query, found] : [looser, ask(looser)];
  };
  const hitOf = ({ unit, id, priority, found }: Ranked): Hit => {
    const inTitle = holds(unit.title, found);
    const section = inTitle ? 'title' : 'content';
    const page = pages[unit.page]?.title ?? '';
    return {
      type: unit.type === 'section' ? section : unit.type,
      link: unit.link,
      priority,
      path: unit.type === 'page' ? [] : [page, ...unit.above],
      highlightTitleTexts: highlight(
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
      const query = parseQuery(text);
      if (query.words.length === 0) return NOTHING;
      const [answered, found] = find(query);
      const ranked = rank(answered, units, found);
      const best = ranked.slice(0, BEST);
      const rest = ranked.slice(BEST);
      const groups = navs
        .map((title) => ({
          title,
          hits: rest
            .filter(({ unit }) => pages[unit.page]?.navTitle === title)
            .slice(0, MOST_IN_GROUP)
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
