import { openContext, address, wake } from './visit';

/**
 * Runs in the page: targets that are smaller than 24 by 24 px, and have another one so near that a
 * circle of that size round them would touch it (WCAG 2.5.8). Links in a sentence may be as high as
 * its line.
 */
function smallTargets(): string[] {
  const SIZE = 24;
  const boxOf = (target: Element) =>
    (target.matches('input[type="checkbox"], input[type="radio"]')
      ? (target.closest('label') ?? target)
      : target
    ).getBoundingClientRect();
  /** False for what is hidden, or beyond the edge of a box that scrolls. */
  const isThere = (one: Element) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    for (
      let box = one.parentElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const edge = box.getBoundingClientRect();
      const isBeyond =
        top >= edge.bottom ||
        bottom <= edge.top ||
        left >= edge.right ||
        right <= edge.left;
      if (isBeyond && getComputedStyle(box).overflow !== 'visible') return false;
    }
    return one.checkVisibility();
  };
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [role="option"]',
    ),
  ]
    // A box that only scrolls is no target; nor is what cannot be pressed where it is.
    .filter((one) => !one.matches('[role="region"], pre') && isThere(one))
    .map((element) => ({ element, box: boxOf(element) }));
  return targets
    .filter(({ element, box }) => {
      if (box.width >= SIZE - 0.1 && box.height >= SIZE - 0.1) return false;
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && /\S/.test(node.textContent ?? ''),
        );
      if (inSentence) return false;
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      return targets.some((other) => {
        if (other.element.contains(element) || element.contains(other.element))
          return false;
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < SIZE / 2;
      });
    })
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
    );
}

/** Targets that are too small on pages, on a desk and on a phone, with their page and width. */
export async function smallTargetsOn(paths: readonly string[]): Promise<string[]> {
  const context = await openContext();
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('ledger:code', 'open'));
  const faults: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(address(path));
    await wake(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.evaluate(smallTargets);
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  return faults;
}
