import type { SearchResult } from 'minisearch';
import { editDistance } from '../../model/text/suggest';
import { allowedTypos } from './query';
import type { ParsedQuery, QueryWord } from './query';
import { fold, termsOf } from './tokenize';
import type { Unit, UnitType } from '../format/units';

/** A unit that matched, with its rank. */
export interface Ranked {
  unit: Unit;
  /** Index of the unit. */
  id: number;
  priority: number;
  /** Terms of the index that the query matched in it. */
  found: ReadonlySet<string>;
  /** For each word of the query whether it matched. */
  met: readonly boolean[];
}

/**
 * Weight of a match by field: 100 in a page title, 10 in a section or demo title, 1 in a
 * text.
 */
const WEIGHTS: Record<UnitType, { title: number; text: number }> = {
  page: { title: 100, text: 2 },
  section: { title: 10, text: 1 },
  prop: { title: 12, text: 1 },
  demo: { title: 10, text: 1 },
};
/** Weight of a match in the context: enough in combination with others, not by itself. */
const CONTEXT = 0.5;
/** Factor for a unit whose name is exactly the query. */
const NAMED = 1.5;
/**
 * Bonus for a reference row whose name is exactly the query, with or without the
 * reference's name.
 */
const EXACT_PROP = 1000;

/** Similarity of an index term and a query term, from 0 to 1. */
function similarity(term: string, written: string): number {
  if (term === written) return 1;
  if (term.startsWith(written)) return 0.5 + (0.4 * written.length) / term.length;
  if (allowedTypos(written) === 0) return 0;
  // More than two edits count for nothing, and so many are sure here.
  if (Math.abs(term.length - written.length) > 2) return 0;
  return [0, 0.6, 0.4][editDistance(term, written)] ?? 0;
}

type Similarity = typeof similarity;

/** Caches the results of a function of two words. */
function memoized(measure: Similarity): Similarity {
  const known = new Map<string, number>();
  return (term, written) => {
    const key = `${term} ${written}`;
    const value = known.get(key) ?? measure(term, written);
    known.set(key, value);
    return value;
  };
}

/** Weight of a matched term: the highest of its fields. */
function weightOf(unit: Unit, fields: readonly string[]): number {
  const { title, text } = WEIGHTS[unit.type];
  return Math.max(
    ...fields.map((field) => {
      if (field === 'title') return title;
      if (field === 'name') return title * 0.8;
      return field === 'context' ? CONTEXT : text;
    }),
  );
}

type Match = SearchResult['match'];

/** Shared lookups while a query is ranked. */
interface Measures {
  near: Similarity;
  /** Whether the site contains a word exactly as it was written. */
  known: (word: string) => boolean;
}

/** Factor for a word that matches only by its parts. */
const IN_PARTS = 0.4;
/** The same if the site contains the whole word. */
const IN_PARTS_OF_KNOWN = 0.05;
/** Factor for a deprecated row. */
const DEPRECATED = 0.5;

/** Weight of a word's best match, and the terms that it matched. */
function matchWord(
  unit: Unit,
  match: Match,
  { whole, parts }: QueryWord,
  { near, known }: Measures,
): { weight: number; terms: string[] } {
  const meetOne = (written: string) => {
    const met = Object.entries(match)
      .map(([term, fields]) => ({
        term,
        weight: weightOf(unit, fields) * near(term, written),
        own: fields.some((field) => field !== 'context'),
      }))
      .filter(({ weight }) => weight > 0);
    return {
      weight: Math.max(0, ...met.map(({ weight }) => weight)),
      terms: met.filter(({ own }) => own).map(({ term }) => term),
    };
  };
  const asOne = whole ? meetOne(whole) : { weight: 0, terms: [] };
  if (asOne.terms.length > 0 || parts.length === 0) return asOne;
  const each = parts.map(meetOne);
  // As good as its worst part.
  const worst = Math.min(...each.map(({ weight }) => weight));
  const inParts = known(whole) ? IN_PARTS_OF_KNOWN : IN_PARTS;
  const weight = whole ? Math.max(asOne.weight, worst * inParts) : worst;
  return { weight, terms: each.flatMap(({ terms }) => terms) };
}

/** A name without separators, so that `fixed columns` and `fixedColumns` are equal. */
function squash(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A unit's names, normalized for comparison. */
interface Names {
  /** Terms of its title, and of the name of a page that has a headline. */
  terms: string[][];
  titles: string[];
  name: string;
}

const allNames = new WeakMap<Unit, Names>();

/** The names of a unit; cached, because one word can match thousands of units. */
function namesOf(unit: Unit): Names {
  const { title, label } = unit;
  const titles = label ? [title, label] : [title];
  const names = allNames.get(unit) ?? {
    terms: titles.map(termsOf),
    titles: titles.map(squash),
    name: squash(unit.name),
  };
  allNames.set(unit, names);
  return names;
}

/** Share of a title's terms that the query contains, from 0 to 1; the highest of several titles. */
function coverage({ terms }: Names, found: ReadonlySet<string>): number {
  const shares = terms.map((own) =>
    own.length > 0 ? own.filter((term) => found.has(term)).length / own.length : 0,
  );
  return Math.max(...shares);
}

/**
 * Ranks the results of a query, best first. Units that match only by their context are
 * left out.
 */
export function rank(
  query: ParsedQuery,
  units: readonly Unit[],
  results: readonly SearchResult[],
): Ranked[] {
  const asked = squash(query.joined);
  const terms = new Set(results.flatMap((result) => result.terms));
  const measures = {
    near: memoized(similarity),
    known: (word: string) => terms.has(word),
  };
  return results
    .flatMap(({ id, match, score }) => {
      const unit = units[id as number];
      if (!unit) return [];
      const met = query.words.map((word) => matchWord(unit, match, word, measures));
      const found = new Set(met.flatMap(({ terms }) => terms));
      // Only its context matches.
      if (found.size === 0) return [];
      const weight = met.reduce((sum, one) => sum + one.weight, 0);
      const names = namesOf(unit);
      const covered = coverage(names, found);
      const isTitle = names.titles.includes(asked);
      const named = isTitle ? NAMED : 1;
      const exact =
        unit.type === 'prop' && (isTitle || names.name === asked) ? EXACT_PROP : 0;
      const worth = unit.deprecated ? DEPRECATED : 1;
      return [
        {
          unit,
          id: id as number,
          found,
          met: met.map(({ weight }) => weight > 0),
          score,
          titled: covered > 0,
          priority: (exact + weight * (0.5 + 0.5 * covered) * named) * worth,
        },
      ];
    })
    .sort(
      (a, b) =>
        b.priority - a.priority ||
        // Equal titles keep the order of the pages; texts are sorted by relevance.
        Number(b.titled) - Number(a.titled) ||
        (a.titled ? 0 : b.score - a.score) ||
        a.id - b.id,
    );
}
