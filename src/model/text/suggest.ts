/**
 * The number of single-letter edits between two words. Two neighbors that change places are one
 * edit (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (above[j - 2] ?? 0) + 1 : Infinity;
      next[j] = Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    [above, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The candidate closest to a mistyped word, or undefined if none is close. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
