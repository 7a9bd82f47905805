import type { Ranked } from './rank';

/** A list of places without those that stand in it before. */
export function withoutTwins(ranked: readonly Ranked[]): Ranked[] {
  const first = new Map<number, Ranked>();
  for (const one of ranked) if (!first.has(one.id)) first.set(one.id, one);
  return [...first.values()];
}

/** The results of a query and of the same in other words: better places first. */
export function inOtherWords(results: readonly Ranked[][]): Ranked[] {
  const [own = [], ...others] = results.filter(({ length }) => length > 0);
  if (others.length === 0) return own;
  const all = [...own, ...others.flat()].sort((a, b) => b.priority - a.priority);
  return withoutTwins(all);
}
