import type { SearchResult } from 'minisearch';
import { toleranceOf } from './query';
import type { ParsedQuery, QueryWord } from './query';
import { fold, termsOf } from './tokenize';
import type { Unit, UnitType } from './units';

/** A unit that was found. */
export interface Ranked {
  unit: Unit;
  /** Its place among all units. */
  id: number;
  priority: number;
  /** Terms of the index that the query met in it. */
  found: ReadonlySet<string>;
}

/** What a match weighs by where it is: title of a page 100, of a section or demo 10, text 1. */
const WEIGHTS: Record<UnitType, { title: number; text: number }> = {
  page: { title: 100, text: 2 },
  section: { title: 10, text: 1 },
  prop: { title: 12, text: 1 },
  demo: { title: 10, text: 1 },
};
/** A word of what the unit is part of: enough to be found with others, not by itself. */
const CONTEXT = 0.5;
/** A unit that bears just the name that was written. */
const NAMED = 1.5;
/** A row of a reference that does, with or without the reference's name. */
const EXACT_PROP = 1000;

/**
 * How many letters two words are apart, two neighbours that changed places counting as one
 * (optimal string alignment); more than two are three.
 */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const [above, before] = [rows[i - 1] ?? [], rows[i - 2] ?? []];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 3) + 1,
        (row[j - 1] ?? 3) + 1,
        (above[j - 1] ?? 3) + same,
        isSwapped ? (before[j - 2] ?? 3) + 1 : 3,
      );
    }
    rows.push(row);
  }
  return Math.min(rows[a.length]?.[b.length] ?? 3, 3);
}

/** How near a term of the index is to what was written, from 0 to 1. */
function nearness(term: string, written: string): number {
  if (term === written) return 1;
  if (term.startsWith(written)) return 0.5 + (0.4 * written.length) / term.length;
  if (toleranceOf(written) === 0) return 0;
  return [0, 0.6, 0.4][distance(term, written)] ?? 0;
}

type Nearness = typeof nearness;

/** A function of two words that remembers what it gave. */
function remembered(measure: Nearness): Nearness {
  const known = new Map<string, number>();
  return (term, written) => {
    const key = `${term} ${written}`;
    const value = known.get(key) ?? measure(term, written);
    known.set(key, value);
    return value;
  };
}

/** What a matched term weighs in each field. */
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

/** What is known of terms while a query is ranked. */
interface Measures {
  near: Nearness;
  /** Whether the site has a word just as it was written. */
  known: (word: string) => boolean;
}

/** A word that only its parts find is not quite what was written, */
const IN_PARTS = 0.4;
/** all the less where the site has that very word. */
const IN_PARTS_OF_KNOWN = 0.05;
/** A row in whose place another is used. */
const DEPRECATED = 0.5;

/** What the best match of a word weighs, and the terms that it met. */
function meet(
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
  // As good as the worst of its parts.
  const worst = Math.min(...each.map(({ weight }) => weight));
  const inParts = known(whole) ? IN_PARTS_OF_KNOWN : IN_PARTS;
  const weight = whole ? Math.max(asOne.weight, worst * inParts) : worst;
  return { weight, terms: each.flatMap(({ terms }) => terms) };
}

/** A name without what stands between its words: `fixed columns` and `fixedColumns` are one. */
function squash(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A unit's names as they are compared. */
interface Names {
  /** Terms of its title. */
  terms: string[];
  title: string;
  name: string;
}

const allNames = new WeakMap<Unit, Names>();

/** The names of a unit; worked out once, since a word can find thousands of units. */
function namesOf(unit: Unit): Names {
  const names = allNames.get(unit) ?? {
    terms: termsOf(unit.title),
    title: squash(unit.title),
    name: squash(unit.name),
  };
  allNames.set(unit, names);
  return names;
}

/** How much of a title was written, from 0 to 1. */
function coverage({ terms }: Names, found: ReadonlySet<string>): number {
  if (terms.length === 0) return 0;
  return terms.filter((term) => found.has(term)).length / terms.length;
}

/**
 * The units that a query found, the best first. Those that only what they are part of answers are
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
    near: remembered(nearness),
    known: (word: string) => terms.has(word),
  };
  return results
    .flatMap(({ id, match, score }) => {
      const unit = units[id as number];
      if (!unit) return [];
      const met = query.words.map((word) => meet(unit, match, word, measures));
      const found = new Set(met.flatMap(({ terms }) => terms));
      // What only it is part of answers the query.
      if (found.size === 0) return [];
      const weight = met.reduce((sum, one) => sum + one.weight, 0);
      const names = namesOf(unit);
      const covered = coverage(names, found);
      const isTitle = names.title === asked;
      const named = isTitle ? NAMED : 1;
      const exact =
        unit.type === 'prop' && (isTitle || names.name === asked) ? EXACT_PROP : 0;
      const worth = unit.deprecated ? DEPRECATED : 1;
      return [
        {
          unit,
          id: id as number,
          found,
          score,
          titled: covered > 0,
          priority: (exact + weight * (0.5 + 0.5 * covered) * named) * worth,
        },
      ];
    })
    .sort(
      (a, b) =>
        b.priority - a.priority ||
        // Equal titles stand in the order of the pages, texts by how much they are about it.
        Number(b.titled) - Number(a.titled) ||
        (a.titled ? 0 : b.score - a.score) ||
        a.id - b.id,
    );
}
