import { availableParallelism } from 'node:os';

/**
 * How many test files with a browser run at a time: one more than there are processors, as each
 * waits for a third of its time.
 */
export const BROWSERS = availableParallelism() + 1;
