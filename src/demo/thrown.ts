/**
 * Extracts the readable parts of any thrown value or rejection reason.
 * @returns the message, undefined if it is empty or says nothing, and the stack, as the
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
