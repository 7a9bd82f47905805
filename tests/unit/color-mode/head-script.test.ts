import { Script } from 'node:vm';
import { headScript } from '../../../src/color-mode/head-script';
import {
  modeOf,
  preferenceOf,
  PREFERENCES,
  ROOT_ATTRIBUTE,
  STORAGE_KEY,
  THEME_COLORS,
} from '../../../src/color-mode/preference';
import type { ColorPreference } from '../../../src/model/options';

/** What a browser stores: a value, nothing, or a storage that throws on every touch. */
type Stored = string | null | 'throws';

/** An element of which a script sees and sets attributes. */
function createElement(attributes: Record<string, string> = {}) {
  return {
    attributes,
    setAttribute(name: string, value: string) {
      attributes[name] = value;
    },
  };
}

/**
 * Runs the script as a browser would.
 * @returns attributes of the root element, and the colour of the browser's own frame
 */
function run(siteDefault: ColorPreference, stored: Stored, systemIsDark: boolean) {
  const root = createElement();
  const asBuilt = THEME_COLORS[modeOf(siteDefault, false)];
  const meta = createElement({ content: asBuilt });
  const storage = {
    getItem: (key: string) => (key === STORAGE_KEY ? stored : 'dark'),
  };
  const page = {
    get localStorage() {
      if (stored === 'throws') throw new Error('SecurityError');
      return storage;
    },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && systemIsDark,
    }),
    document: {
      documentElement: root,
      querySelector: (name: string) => (name === 'meta[name=theme-color]' ? meta : null),
    },
  };
  new Script(headScript(siteDefault)).runInNewContext(page);
  return { attributes: root.attributes, frame: meta.attributes.content };
}

const STORED: Stored[] = [null, 'light', 'dark', 'auto', 'nonsense', '', 'throws'];
const table = PREFERENCES.flatMap((siteDefault) =>
  STORED.flatMap((stored) =>
    [false, true].map((systemIsDark) => ({ siteDefault, stored, systemIsDark })),
  ),
);

test.each(table)(
  'before the first paint the page is as it will be: site $siteDefault, stored $stored, system dark $systemIsDark',
  ({ siteDefault, stored, systemIsDark }) => {
    const readable = stored === 'throws' ? null : stored;
    const later = modeOf(preferenceOf(readable, siteDefault), systemIsDark);
    expect(run(siteDefault, stored, systemIsDark)).toEqual({
      attributes: { [ROOT_ATTRIBUTE]: later },
      frame: THEME_COLORS[later],
    });
  },
);

test('a browser without media queries still gets a colour that does not need them', () => {
  const root = createElement();
  new Script(headScript('dark')).runInNewContext({
    localStorage: { getItem: () => null },
    document: { documentElement: root, querySelector: () => null },
  });
  expect(root.attributes).toEqual({ [ROOT_ATTRIBUTE]: 'dark' });
});

test('the script leaves no name behind in the page', () => {
  const page: Record<string, unknown> = {
    localStorage: { getItem: () => null },
    document: { documentElement: createElement(), querySelector: () => null },
  };
  const before = Object.keys(page);
  new Script(headScript('light')).runInNewContext(page);
  expect(Object.keys(page)).toEqual(before);
});

test('the script can stand inside a script element', () => {
  expect(headScript('auto')).not.toMatch(/<\/|<!--/);
});
