import { loosen } from './query';
import type { ParsedQuery } from './query';
import type { Ranked } from './rank';

/** Share of the best place's words that a place has at least, by how telling they are. */
const ENOUGH = 0.6;
/** So many places are shown in any case. */
const LEAST = 3;

/**
 * The words of a query one by one: of a run in an unspaced script, the pairs that the site has.
 * @param fillers words of a question, folded
 * @param isKnown whether the site has a pair
 */
export function singleWords(
  query: ParsedQuery,
  fillers: ReadonlySet<string>,
  isKnown: (term: string) => boolean,
): ParsedQuery {
  const words = loosen(query, fillers, isKnown).words.flatMap((word) =>
    word.whole ? [word] : word.parts.map((part) => ({ whole: part, parts: [] })),
  );
  return { ...query, words };
}

/**
 * The places with the most telling words of a query, best first. A word is the more telling, the
 * fewer places have it.
 * @param ranked places that have any of the words, best first
 * @param count number of places of the site
 * @param highest priority of the best of them
 */
export function mostTelling(
  ranked: readonly Ranked[],
  count: number,
  highest: number,
): Ranked[] {
  const weights = (ranked[0]?.met ?? []).map((_, at) => {
    const places = ranked.filter(({ met }) => met[at]).length;
    return Math.log(1 + count / (1 + places));
  });
  const told = ranked.map((one) => ({
    one,
    worth: one.met.reduce((sum, is, at) => sum + (is ? (weights[at] ?? 0) : 0), 0),
  }));
  const most = Math.max(0, ...told.map(({ worth }) => worth));
  return told
    .sort((a, b) => b.worth - a.worth)
    .filter(({ worth }, at) => at < LEAST || worth >= ENOUGH * most)
    .map(({ one, worth }) => ({ ...one, priority: (highest * worth) / most }));
}
