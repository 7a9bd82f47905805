import { Script } from 'node:vm';
import { headScript } from '../../../src/color-mode/head-script';
import {
  modeOf,
  preferenceOf,
  PREFERENCES,
  ROOT_ATTRIBUTE,
  STORAGE_KEY,
} from '../../../src/color-mode/preference';
import type { ColorPreference } from '../../../src/model/options';

/** What a browser stores: a value, nothing, or a storage that throws on every touch. */
type Stored = string | null | 'throws';

/** Runs the script as a browser would and returns the attributes of the root element. */
function run(
  siteDefault: ColorPreference,
  stored: Stored,
  systemIsDark: boolean,
): Record<string, string> {
  const attributes: Record<string, string> = {};
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
      documentElement: {
        setAttribute(name: string, value: string) {
          attributes[name] = value;
        },
      },
    },
  };
  new Script(headScript(siteDefault)).runInNewContext(page);
  return attributes;
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
    expect(run(siteDefault, stored, systemIsDark)).toEqual({ [ROOT_ATTRIBUTE]: later });
  },
);

test('a browser without media queries still gets a colour that does not need them', () => {
  const attributes: Record<string, string> = {};
  new Script(headScript('dark')).runInNewContext({
    localStorage: { getItem: () => null },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
    },
  });
  expect(attributes).toEqual({ [ROOT_ATTRIBUTE]: 'dark' });
});

test('the script leaves no name behind in the page', () => {
  const page: Record<string, unknown> = {
    localStorage: { getItem: () => null },
    document: { documentElement: { setAttribute: () => undefined } },
  };
  const before = Object.keys(page);
  new Script(headScript('light')).runInNewContext(page);
  expect(Object.keys(page)).toEqual(before);
});

test('the script can stand inside a script element', () => {
  expect(headScript('auto')).not.toMatch(/<\/|<!--/);
});
