import type { Parameters } from 'fast-check';

/**
 * How properties are tried: the same inputs in every run, for a few seconds at most. A failure
 * prints its count, its seed and the smallest input.
 */
export function bounds<Values>(numRuns: number): Parameters<Values> {
  return { seed: 20_261_123, numRuns, interruptAfterTimeLimit: 4000 };
}
