import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and what is good practice beside them. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** The other rules find the same in every color. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits until nothing moves or changes its color any more. */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    do await frame();
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
}

/** Shows the open page in a color, as the script in its head does. */
export async function showColor(page: Page, color: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.prefersColor = mode;
  }, color);
}

/** Shows the open page from right to left, as its switch does. */
export async function showRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

/** Which rules are asked: all, those that depend on colors, or the others. */
type Rules = 'all' | 'colors' | 'structure';

/** What axe is asked. It need not load style sheets again, which no rule reads. */
function question(rules: Rules): axe.RunOptions {
  const which: axe.RunOptions =
    rules === 'colors'
      ? { runOnly: { type: 'rule', values: [...COLOR_RULES] } }
      : { runOnly: { type: 'tag', values: [...TAGS] } };
  const left = rules === 'structure' ? COLOR_RULES : [];
  return {
    ...which,
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
    iframes: false,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  };
}

/**
 * What axe finds on a page as it is, as `rule: element (why)`. Frames are documents of their own.
 * @param within a selector of the elements to look at, where not all of the page
 */
export async function axeFaults(
  page: Page,
  rules: Rules = 'all',
  within = 'html',
): Promise<string[]> {
  await waitForRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    ([place, asked]) =>
      window.axe.run(place, asked).then((results) => results.violations),
    [within, question(rules)] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}

/**
 * What axe finds on an open page in both colors, each behind a name and the color.
 * @param within as of `axeFaults`
 */
export async function faultsInBothColors(
  page: Page,
  name: string,
  within?: string,
): Promise<string[]> {
  await showColor(page, 'light');
  const light = await axeFaults(page, 'all', within);
  await showColor(page, 'dark');
  const dark = await axeFaults(page, 'colors', within);
  return [
    ...light.map((fault) => `${name} light ${fault}`),
    ...dark.map((fault) => `${name} dark ${fault}`),
  ];
}
