/**
 * True for the error of a script or style sheet that does not load, as webpack and Rspack throw it.
 * Any other error of an import was thrown by the code that was imported.
 */
export function isLoadFailure(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
