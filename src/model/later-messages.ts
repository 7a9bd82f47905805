/** By their ids: words of the search dialog but its button's, and of a demo but what is always said. */
const LATER =
  /^(search\.(?!open$)|playground\.|demo\.(?!(label|crashed|failed|404\.\w+)$))/;

/**
 * Whether words come with the first part that is loaded on demand, rather than with the page.
 * @param id of the message
 */
export function isLater(id: string): boolean {
  return LATER.test(id);
}

/**
 * Whether words are written into pages at build, and no browser needs them.
 * @param id of the message
 */
export function isInPage(id: string): boolean {
  return id.startsWith('markdown.');
}
