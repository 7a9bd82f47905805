import { MAX_MESSAGES, MESSAGE_PERIOD } from '../limits';

/**
 * Counts messages within a period.
 * @returns a function that counts one message and returns false once there are too many
 */
export function countMessages(
  most = MAX_MESSAGES,
  period = MESSAGE_PERIOD,
  now: () => number = () => performance.now(),
): () => boolean {
  let start = -Infinity;
  let count = 0;
  return () => {
    if (now() - start > period) {
      start = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
