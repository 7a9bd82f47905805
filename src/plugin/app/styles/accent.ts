import type * as Culori from 'culori';

/** The grounds of pages in `styles/tokens.css`, and how much of the accent is in that of what is chosen. */
const MODES = {
  light: { ground: '#ffffff', toward: '#000000', tint: 0.09 },
  dark: { ground: '#12151b', toward: '#ffffff', tint: 0.16 },
} as const;

/** WCAG asks 4.5 of text; a link stands on tinted grounds too. */
const CONTRAST = 4.5;

/** How far a color is moved at a time, 0 to 1. */
const STEP = 0.02;

/** A color and its tint as properties, moved toward black or white until it can be read on the tint. */
function readable(
  color: Culori.Color,
  mode: keyof typeof MODES,
  { formatHex, interpolate, wcagContrast }: typeof Culori,
): string {
  const { ground, toward, tint: part } = MODES[mode];
  const moved = interpolate([color, toward], 'rgb');
  for (let by = 0; ; by += STEP) {
    const accent = formatHex(moved(Math.min(by, 1)));
    const tint = formatHex(interpolate([ground, accent], 'rgb')(part));
    if (by >= 1 || wcagContrast(accent, tint) >= CONTRAST)
      return `--l-accent:${accent};--l-accent-tint:${tint}`;
  }
}

/**
 * The theme's accent in the color that a site gives dumi's theme, darker or lighter where it could not
 * be read.
 * @param theme the site's option `theme`, variables of Less by name
 * @returns a style sheet to come after `styles/tokens.css`; undefined where the site gives none, or none that CSS knows
 */
export function accentStyles(theme: unknown): string | undefined {
  const { '@c-primary': given } = Object(theme) as Record<string, unknown>;
  if (typeof given !== 'string') return undefined;
  // Few sites need it.
  const culori = require('culori') as typeof Culori;
  const color = culori.parse(given);
  if (!color) return undefined;
  const [light, dark] = [
    readable(color, 'light', culori),
    readable(color, 'dark', culori),
  ];
  return `:root{${light}}@media screen{[data-prefers-color='dark']{${dark}}}`;
}
