import { appendFileSync } from 'node:fs';

/** What is done to break the site, the editor and the build. */
export type Attempt =
  | 'addresses tried'
  | 'faults injected'
  | 'inputs fuzzed'
  | 'messages sent'
  | 'pages walked';

/** Counts attempts for the end of `npm test`, which names the file. */
export function countAttempts(kind: Attempt, count = 1): void {
  const { ATTEMPTS } = process.env;
  if (ATTEMPTS) appendFileSync(ATTEMPTS, `${count} ${kind}\n`);
}
