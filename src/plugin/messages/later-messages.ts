/**
 * Ids of lazy messages: those of the search dialog except its button's, of what the 404 page
 * guesses, those of the reader's version, and those of a
 * demo except the ones that are always visible.
 */
const LAZY_ID =
  /^(search\.(?!open$)|404\.(guess|search)$|own\.|playground\.|demo\.(?!(label|crashed|failed|404\.\w+)$))/;

/**
 * Whether a message is loaded with the first lazy component instead of with the page.
 * @param id of the message
 */
export function isLazy(id: string): boolean {
  return LAZY_ID.test(id);
}

/** The message that lists words of a question, which no page is about, for the index of search. */
export const FILLERS = 'search.fillers';

/**
 * Whether a message comes with the option `offline` alone.
 * @param id of the message
 */
export function isOffline(id: string): boolean {
  return id.startsWith('offline.');
}

/**
 * Whether the build writes a message into pages, so that no browser needs it.
 * @param id of the message
 */
export function isInPage(id: string): boolean {
  return /^(markdown|header\.social)\./.test(id);
}

/** Whether a message is of the header's menus, which not every site has. */
export function isOfMenus(id: string): boolean {
  return id === 'nav.below' || id === 'nav.newWindow';
}

/** Whether a message is of the reader's version, which not every site asks for. */
export function isOfOwnVersion(id: string): boolean {
  return id.startsWith('own.');
}
