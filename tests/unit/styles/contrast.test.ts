import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';

const css = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split("[data-prefers-color='dark']");

/** What text stands on: the page, a row that is pointed at or led to, every callout. */
const GROUNDS = ['surface', 'raised', 'sunken', 'hover', 'accent-tint'];
const TEXTS = ['text', 'muted', 'faint', 'accent'];
const STATES = ['info', 'success', 'warning', 'error'];
const CODE = ['text', 'comment', 'keyword', 'string', 'constant', 'function'];
/** A block of code, and its lines that are marked, added, removed, and led to. */
const CODE_GROUNDS = ['sunken', 'accent-tint', 'success-tint', 'error-tint', 'mark'];

const PAIRS: [string, string][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...STATES.flatMap((state): [string, string][] => [
    [state, 'surface'],
    [state, `${state}-tint`],
    ['text', `${state}-tint`],
    ['muted', `${state}-tint`],
  ]),
  ...CODE.flatMap((kind) =>
    CODE_GROUNDS.map((ground): [string, string] => [`code-${kind}`, ground]),
  ),
  ['text', 'mark'],
  ['muted', 'mark'],
  ['on-accent', 'accent'],
];

/** Relative luminance of a color `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['light', light],
  ['dark', dark],
])('every text can be read on every ground that it may stand on, in %s', (_, block) => {
  const colorOf = (token: string) => {
    const found = new RegExp(`--l-${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
    if (!found) throw new Error(`tokens.css has no color --l-${token}.`);
    return luminance(found);
  };
  const faults = PAIRS.map(([text, ground]) => {
    const [bright, dim] = [colorOf(text), colorOf(ground)].sort((a, b) => b - a);
    return { text, ground, contrast: ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05) };
  }).filter(({ contrast }) => contrast < 4.5);
  expect(faults).toEqual([]);
});
