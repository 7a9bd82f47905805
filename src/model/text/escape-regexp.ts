/**
 * Escapes a text for a regular expression.
 * @example escapeRegExp('a.b') // 'a\\.b'
 */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
