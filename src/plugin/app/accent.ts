/** Red, green and blue, 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/** The grounds of pages in `styles/tokens.css`. */
const GROUNDS = { light: [255, 255, 255], dark: [18, 21, 27] } as const;
const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** How much of the accent is in the ground of what is chosen. */
const TINT = { light: 0.09, dark: 0.16 };

/** WCAG asks 4.5 of text; a link stands on tinted grounds too. */
const CONTRAST = 4.5;

/** @param text a color as a style sheet has it; undefined where it is not made of hexadecimal digits */
function colorOf(text: unknown): Color | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(String(text).trim()) ?? [];
  if (!digits) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (index: number) => parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

function textOf(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function mix(color: Color, ground: Color, part: number): Color {
  const at = (index: 0 | 1 | 2) =>
    Math.round(color[index] * part + ground[index] * (1 - part));
  return [at(0), at(1), at(2)];
}

/** As WCAG defines it, 0 to 1. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** A color with its tint, moved toward black or white until it can be read on the tint. */
function readable(color: Color, mode: 'light' | 'dark'): { accent: Color; tint: Color } {
  const [ground, toward] = [GROUNDS[mode], mode === 'light' ? BLACK : WHITE];
  for (let part = 1; ; part -= 0.02) {
    const accent = mix(color, toward, part);
    const tint = mix(accent, ground, TINT[mode]);
    if (part <= 0 || contrast(accent, tint) >= CONTRAST) return { accent, tint };
  }
}

/**
 * The theme's accent in the color that a site gives dumi's theme, darker or lighter where it could not
 * be read.
 * @param theme the site's option `theme`, variables of Less by name
 * @returns a style sheet; undefined where the site gives none, or not in hexadecimal digits
 */
export function accentStyles(theme: unknown): string | undefined {
  const color = colorOf((Object(theme) as Record<string, unknown>)['@c-primary']);
  if (!color) return undefined;
  const rules = (mode: 'light' | 'dark') => {
    const { accent, tint } = readable(color, mode);
    return `--l-accent:${textOf(accent)};--l-accent-tint:${textOf(tint)}`;
  };
  // Twice, to come after the theme's own.
  return `:root:root{${rules('light')}}@media screen{:root[data-prefers-color='dark']{${rules('dark')}}}`;
}
