/**
 * True for the error of a script or style sheet that does not load, as webpack and Rspack throw it.
 * Any other error of an import was thrown by the code that was imported.
 */
export function isLoadFailure(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * True for what React 16 to 18 throw where a component waits for code or data, as one of `React.lazy`
 * does, and no `Suspense` is around it. React 19 waits by itself.
 */
export function isWaiting(error: unknown): boolean {
  return /suspended while (?:rendering|responding)|React error #426\b/.test(
    String((error as Error | undefined)?.message),
  );
}
