/** The two sites of a comparison, this one first. */
export const BOTH = ['site', 'baseline'];

/**
 * Takes the same measurement of both sites in turn, so that whatever else the machine does in the
 * meantime falls on both.
 * @param {number} times
 * @param {(which: 'site' | 'baseline', round: number) => Promise<T>} measure
 * @returns {Promise<{ site: T[], baseline: T[] }>}
 * @template T
 */
export async function inTurn(times, measure) {
  const samples = { site: [], baseline: [] };
  for (let round = 0; round < times; round += 1) {
    for (const which of BOTH) samples[which].push(await measure(which, round));
  }
  return samples;
}
