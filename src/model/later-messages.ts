/** By their ids: words of the search dialog but its button's, and of what a demo loads when asked. */
const LATER = /^(search\.(?!open$)|playground\.|demo\.(stack|report|damaged|edited)\b)/;

/**
 * Whether words come with the first part that is loaded on demand, rather than with the page.
 * @param id of the message
 */
export function isLater(id: string): boolean {
  return LATER.test(id);
}
