/**
 * What tests did to break the site, from the lines that `tests/support/attempts.ts` writes.
 * @param {string} text lines such as `54 addresses tried`
 * @returns {string} a sentence with the sum of each kind; empty where nothing was counted
 */
export function attemptsIn(text) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [, count, kind] of text.matchAll(/^(\d+) (.+)$/gm)) {
    sums.set(kind, (sums.get(kind) ?? 0) + Number(count));
  }
  const parts = [...sums].sort().map(([kind, sum]) => `${sum} ${kind}`);
  return parts.length > 0 ? `Attempts to break it: ${parts.join(', ')}.` : '';
}
