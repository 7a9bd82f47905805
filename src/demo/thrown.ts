/**
 * What can be shown of anything that was thrown or that a promise was rejected with.
 * @returns the message, none where it is empty or says nothing, and where it came from, as the
 * browser writes it
 */
export function thrownText(thrown: unknown): { message?: string; stack?: string } {
  if (thrown === null || thrown === undefined) return {};
  if (typeof thrown !== 'object' && typeof thrown !== 'function') {
    return { message: String(thrown).trim() || undefined };
  }
  const { message, stack } = thrown as { message?: unknown; stack?: unknown };
  return {
    message: (typeof message === 'string' && message.trim()) || undefined,
    stack: (typeof stack === 'string' && stack.trim()) || undefined,
  };
}
