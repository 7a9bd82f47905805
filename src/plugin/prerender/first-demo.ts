/** How many characters of HTML may stand before a demo that is seen without scrolling. */
const NEAR = 4000;

/**
 * The id of what follows a page's first demo, where the demo is seen without scrolling. The first
 * paint can wait for it: what is painted before, a page without its demo or with a part of it, has
 * to be laid out again at once. Chromium goes on when an element with the id begins, so the demo
 * itself would not do.
 * @param body HTML of the page
 * @param name name of the page's first demo, which is in the block of `builtins/Previewer`, or
 *   alone on the page of `slots/DemoAlone`
 * @returns undefined where there is none, or it is further down
 * @example firstDemo('<main><div id="live-a"></div><div id="text-a">', 'a') // 'text-a'
 */
export function behindFirstDemo(
  body: string,
  name: string | undefined,
): string | undefined {
  const placeOf = (id: string) => body.indexOf(` id="${id}"`);
  const main = body.indexOf('<main');
  const demo = placeOf(`live-${name}`);
  const isNear = main >= 0 && demo > main && demo - main <= NEAR;
  if (!isNear) return undefined;
  return [`text-${name}`, 'ledger-announcer'].find((id) => placeOf(id) > demo);
}
