/** How many characters of HTML may stand before a demo that is seen without scrolling. */
const NEAR = 4000;

/**
 * The id of the element round the first demo of a page, where it is seen without scrolling. The
 * first paint can wait for it: what is painted before, a page without its demo, has to be laid out
 * again at once.
 * @param body HTML of the page
 * @param name name of the page's first demo, which is the id of the element round it
 * @returns undefined where there is none, or it is further down
 * @example firstDemo('<main><section id="a">', 'a') // 'a'
 */
export function firstDemo(body: string, name: string | undefined): string | undefined {
  const main = body.indexOf('<main');
  const demo = body.indexOf(` id="${name}"`);
  const isNear = main >= 0 && demo > main && demo - main <= NEAR;
  return isNear ? name : undefined;
}
