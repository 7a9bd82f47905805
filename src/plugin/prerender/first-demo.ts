import { DEMO_ROOT } from '../../ui/live';

/** How many characters of HTML may stand before a demo that is seen without scrolling. */
const NEAR = 4000;

/**
 * The id of the element round the first demo of a page, where it is seen without scrolling. The
 * first paint can wait for it: what is painted before, a page without its demo, has to be laid out
 * again at once.
 * @param body HTML of the page
 * @returns undefined where there is none, or it is further down, or has no element with its name
 * @example firstDemo('<main><section id="a"><div data-demo-root="a">') // 'a'
 */
export function firstDemo(body: string): string | undefined {
  const main = body.indexOf('<main');
  const found = new RegExp(`${DEMO_ROOT}="([^"&]+)"`).exec(body);
  const name = found?.[1];
  if (!name || main < 0 || found.index < main || found.index - main > NEAR)
    return undefined;
  return body.includes(` id="${name}"`) ? name : undefined;
}
