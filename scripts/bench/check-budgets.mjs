/** What a page's budget may limit, each in kB of 1000 bytes as they come over the wire, headers included. */
export const LIMITS = ['html', 'css', 'js', 'all', 'tools'];
/** What the budget of search may limit, see `measure-search.mjs`. */
export const SEARCH = 'search';
const SEARCH_LIMITS = ['first', 'dialog', 'texts'];

/**
 * @typedef {Record<string, Record<string, number>>} Budgets kB by page path, then by one of LIMITS
 */

/**
 * Compares what pages weigh with what they may weigh.
 * @param {Budgets} budgets
 * @param {Budgets} found what was measured, in the same shape
 * @returns {{ page: string, what: string, allowed: number, found: number, ok: boolean }[]} one per
 *   limit, in the order of the budgets; all figures in kB
 * @throws where a budget limits something that is not measured: it would pass for ever
 */
export function checkBudgets(budgets, found) {
  return Object.entries(budgets).flatMap(([page, allowances]) =>
    Object.entries(allowances).map(([what, allowed]) => {
      const size = found[page]?.[what];
      const limits = page === SEARCH ? SEARCH_LIMITS : LIMITS;
      if (!limits.includes(what) || size === undefined) {
        throw new Error(
          `The budget "${what}" of ${page} is not measured. There are ${limits.join(', ')}.`,
        );
      }
      return { page, what, allowed, found: size, ok: size <= allowed };
    }),
  );
}
