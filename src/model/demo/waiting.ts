/**
 * True for what React 16 to 18 throw where a component waits for code or data, as one of `React.lazy`
 * does, and no `Suspense` is around it. React 19 waits by itself.
 */
export function isWaiting(error: unknown): boolean {
  return /suspended while (?:rendering|responding)|React error #426\b/.test(
    String((error as Error | undefined)?.message),
  );
}
