import { accentStyles } from '../../../../../src/plugin/app/styles/accent';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The accents and tints in light and dark. */
function colorsOf(primary: string): string[][] {
  const css = accentStyles({ '@c-primary': primary }) ?? '';
  return [...css.matchAll(/--l-accent:(#\w{6});--l-accent-tint:(#\w{6})/g)].map(
    ([, accent = '', tint = '']) => [accent, tint],
  );
}

test.each(['#5476cc', '#ff0', '#000', '#ffffff', '#1677FF', 'red', 'rgb(82, 196, 26)'])(
  'a site whose color is %s has links that can be read, in light and dark',
  (primary) => {
    const [light, dark] = colorsOf(primary);
    for (const [accent = '', tint = ''] of [light ?? [], dark ?? []]) {
      const [dim = 0, bright = 0] = [luminance(accent), luminance(tint)].sort(
        (a, b) => a - b,
      );
      expect((bright + 0.05) / (dim + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
    // White on the accent, and nearly black on it.
    expect(luminance(light?.[0] ?? '')).toBeLessThan(0.18);
    expect(luminance(dark?.[0] ?? '')).toBeGreaterThan(0.2);
  },
);

test('a color that can be read stays as it is', () => {
  expect(colorsOf('#2456c9')[0]?.[0]).toBe('#2456c9');
});

test.each([[undefined], [{}], [{ '@c-primary': '@blue' }], [{ '@c-primary': 5 }]])(
  'a site with %j keeps the accent of the theme',
  (theme) => {
    expect(accentStyles(theme)).toBeUndefined();
  },
);
