import { address, openContext, wake } from './visit';

/** Runs in the page: what would move for longer than a frame, by itself or when something changes. */
function motions(): string[] {
  const FRAME = 0.016;
  const longest = (list: string) =>
    Math.max(...list.split(',').map((time) => parseFloat(time)));
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const faults = [
        longest(style.transitionDuration) > FRAME && style.transitionProperty !== 'none',
        longest(style.animationDuration) > FRAME && style.animationName !== 'none',
        style.scrollBehavior === 'smooth',
      ];
      if (faults.some(Boolean)) found.push(`${element.localName}.${element.className}`);
    }
  }
  return found;
}

/** What moves on pages for readers who want less motion, with the address of the page. */
export async function motionsOn(paths: readonly string[]): Promise<string[]> {
  const page = await (await openContext({ reducedMotion: 'reduce' })).newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(address(path));
    await wake(page);
    faults.push(...(await page.evaluate(motions)).map((fault) => `${path} ${fault}`));
  }
  return faults;
}
