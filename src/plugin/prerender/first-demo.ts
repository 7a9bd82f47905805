import { CONTENT } from '../pages/page-elements';

/**
 * Maximum length of the HTML before a demo that is visible without scrolling, in
 * characters.
 */
const NEAR = 4000;

/** The class of the demo in `slots/Hero`, which stands before the page's text. */
const HERO_DEMO = 'class="ledger-hero-demo"';

/**
 * The id of the element after a page's first demo, if the demo is visible without
 * scrolling. The first paint can wait for it: an earlier paint would show the page
 * without its demo, or with part of it, and everything would be laid out again at once.
 * Chromium continues when the named element begins, so naming the demo itself does not
 * work.
 * @param body HTML of the page
 * @param name name of the page's first demo, which is in the block of
 * `builtins/Previewer`, or stand-alone on the page of `slots/DemoAlone`; that of a hero has no name
 * @returns undefined if there is none or if it is further down
 * @example idAfterFirstDemo('<main><div id="live-a"></div><div id="text-a">', 'a') // 'text-a'
 */
export function idAfterFirstDemo(
  body: string,
  name: string | undefined,
): string | undefined {
  const placeOf = (id: string) => body.indexOf(` id="${id}"`);
  const main = body.indexOf('<main');
  const hero = body.indexOf(HERO_DEMO);
  if (hero >= 0 && placeOf(CONTENT) > hero) return CONTENT;
  const demo = placeOf(`live-${name}`);
  const isNear = main >= 0 && demo > main && demo - main <= NEAR;
  if (!isNear) return undefined;
  return [`text-${name}`, 'ledger-announcer'].find((id) => placeOf(id) > demo);
}
