/** How many characters of HTML may stand before a demo that is seen without scrolling. */
const NEAR = 4000;

/**
 * The id of the box of a page's first demo, where it is seen without scrolling. The
 * first paint can wait for it: what is painted before, a page without its demo, has to be laid out
 * again at once.
 * @param body HTML of the page
 * @param name name of the page's first demo; its box is that of `builtins/Previewer`
 * @returns undefined where there is none, or it is further down
 * @example firstDemo('<main><div id="live-a">', 'a') // 'live-a'
 */
export function firstDemo(body: string, name: string | undefined): string | undefined {
  const id = `live-${name}`;
  const main = body.indexOf('<main');
  const demo = body.indexOf(` id="${id}"`);
  const isNear = main >= 0 && demo > main && demo - main <= NEAR;
  return isNear ? id : undefined;
}
