/** How long a demo may take at build unless the site says otherwise, in seconds. */
const DEFAULT_SECONDS = 10;

/** The variable with another limit. */
export const VARIABLE = 'DEMO_TIME_LIMIT';

/**
 * The time that each demo, and each page without its demos, may take at build, in seconds.
 * @param invalid is called with the fault and its cure if the variable is not a number of seconds
 */
export function timeLimit(
  env: NodeJS.ProcessEnv,
  invalid: (report: string) => never,
): number {
  const text = env[VARIABLE];
  if (!text) return DEFAULT_SECONDS;
  const seconds = Number(text);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  return invalid(
    `${VARIABLE} must be a number of seconds, but is "${text}". Write, for example, ${VARIABLE}=30.`,
  );
}
