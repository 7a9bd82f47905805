import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { modeOf, PREFERENCES, THEME_COLORS } from '../../../../src/color-mode/preference';
import type { ColorPreference } from '../../../../src/color-mode/preference';
import { trimAddress } from '../../../../src/model/address/spelling';
import { choiceOf } from '../../../../src/model/stored/choice';
import { headCode, headMetas, touchIcons } from '../../../../src/plugin/app/head-html';
import { resolveOptions } from '../../../../src/plugin/schemas/options';
import { ROOT } from '../../support/root';

/** What a browser stores by key, or a storage that throws on every touch. */
type Stored = Record<string, string> | 'throws';

interface Browser {
  stored?: Stored;
  systemIsDark?: boolean;
  siteDefault?: ColorPreference;
  /** False: the site has no switch for the direction. */
  rtl?: boolean;
  base?: string;
  pathname?: string;
  search?: string;
}

/** Runs the head script as a browser would, and says what it has set. */
function run(browser: Browser = {}) {
  const { stored = {}, systemIsDark = false, siteDefault = 'light' } = browser;
  const { rtl = true, base = '', pathname = '/', search = '' } = browser;
  const attributes: Record<string, string> = {};
  const kept = stored === 'throws' ? {} : { ...stored };
  const meta = { content: THEME_COLORS[modeOf(siteDefault, false)] };
  const system = { matches: systemIsDark, change: () => undefined as unknown };
  const events: Record<string, (event: object) => void> = {};
  const location = { pathname, search, hash: '#x', origin: 'https://a.b' };
  let replaced: string | undefined;
  const page = {
    location,
    history: { replaceState: (_: unknown, __: string, to: string) => (replaced = to) },
    addEventListener: (type: string, listener: () => void) => (events[type] = listener),
    get localStorage() {
      if (stored === 'throws') throw new Error('SecurityError');
      return {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: unknown) => (kept[key] = String(value)),
        removeItem: (key: string) => delete kept[key],
      };
    },
    matchMedia: () => ({
      get matches() {
        return system.matches;
      },
      addEventListener: (_: string, listener: () => void) => (system.change = listener),
    }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
        set dir(value: string) {
          attributes.dir = value;
        },
      },
      querySelector: () => ({
        setAttribute: (_: 'content', value: string) => (meta.content = value),
      }),
    },
  };
  const names = Object.keys(page);
  const options = resolveOptions({ prefersColor: { default: siteDefault }, rtl });
  runInNewContext(headCode(options, base), page);
  expect(Object.keys(page)).toEqual(names);
  return { attributes, kept, meta, system, events, location, replaced: () => replaced };
}

const VALUES = [null, 'light', 'dark', 'auto', 'nonsense', '', 'Dark', 'throws'];
const colors = PREFERENCES.flatMap((siteDefault) =>
  VALUES.flatMap((stored) =>
    [false, true].map((systemIsDark) => ({ siteDefault, stored, systemIsDark })),
  ),
);

test.each(colors)(
  'the color before the first paint: site $siteDefault, stored $stored, system dark $systemIsDark',
  ({ siteDefault, stored, systemIsDark }) => {
    const readable = stored === 'throws' ? null : stored;
    const preference = choiceOf(readable, PREFERENCES, siteDefault);
    const mode = modeOf(preference, systemIsDark);
    const key = 'dumi:prefers-color';
    const kept: Stored = stored === null ? {} : { [key]: stored };
    const storage = stored === 'throws' ? stored : kept;
    const { attributes, meta } = run({ siteDefault, stored: storage, systemIsDark });
    expect(attributes).toEqual({
      'data-prefers-color': mode,
      'data-color': preference,
      dir: 'ltr',
    });
    expect(meta.content).toBe(THEME_COLORS[mode]);
  },
);

const QUERIES = [
  ['?dir=rtl', 'rtl'],
  ['?a=1&dir=ltr&b', 'ltr'],
  ['', 'ltr'],
  ['?dir=', 'ltr'],
  ['?dir=auto', 'ltr'],
  ['?dir=rtlx', 'ltr'],
  ['?redir=rtl', 'ltr'],
  ['?a=dir=rtl', 'ltr'],
] as const;

test.each(QUERIES)('where the query is %j the direction is %s', (search, direction) => {
  expect(run({ search }).attributes.dir).toBe(direction);
  expect(run({ search, rtl: false }).attributes.dir).toBe(direction);
  expect(run({ search, stored: 'throws' }).attributes.dir).toBe(direction);
});

test('the direction of an address is kept for those that name none', () => {
  const { kept } = run({ search: '?dir=rtl' });
  expect(kept).toEqual({ 'dumi:rtl': '1' });
  expect(run({ stored: kept }).attributes.dir).toBe('rtl');
  const back = run({ search: '?dir=ltr', stored: kept });
  expect(back.attributes.dir).toBe('ltr');
  expect(back.kept).toEqual({});
});

test('without a switch the direction is not kept, and a stored one does not count', () => {
  expect(run({ search: '?dir=rtl', rtl: false }).kept).toEqual({});
  expect(run({ stored: { 'dumi:rtl': '1' }, rtl: false }).attributes.dir).toBe('ltr');
});

test.each([
  ['dumi:rtl', 'null'],
  ['dumi:rtl', 'rtl'],
  ['ledger:code', '{'],
  ['ledger:code', 'closed'],
  ['ledger:package-manager', 'x'.repeat(2_000_000)],
  ['ledger:package-manager', 'npm'],
])('an unknown value in %s is the default', (key, value) => {
  const { attributes } = run({ stored: { [key]: value } });
  expect(Object.keys(attributes)).toEqual(['data-prefers-color', 'data-color', 'dir']);
});

test('known choices are marked', () => {
  const stored = { 'ledger:code': 'open', 'ledger:package-manager': 'pnpm' };
  expect(run({ stored }).attributes).toMatchObject({
    'data-code': 'open',
    'data-package-manager': 'pnpm',
  });
});

test('color and direction follow other tabs, the system, and what changed while the page was kept', () => {
  const { attributes, kept, system, events } = run({
    stored: { 'dumi:prefers-color': 'auto' },
  });
  system.matches = true;
  (system.change as (event: object) => void)({});
  expect(attributes['data-prefers-color']).toBe('dark');
  kept['dumi:prefers-color'] = 'light';
  kept['dumi:rtl'] = '1';
  events.storage?.({});
  expect(attributes).toMatchObject({ 'data-prefers-color': 'light', dir: 'rtl' });
  delete kept['dumi:rtl'];
  events.pageshow?.({ persisted: false });
  expect(attributes.dir).toBe('rtl');
  events.pageshow?.({ persisted: true });
  expect(attributes.dir).toBe('ltr');
});

test('an address that names a direction keeps it, and does not undo the choice of another tab', () => {
  const { attributes, kept, events } = run({ search: '?dir=rtl' });
  delete kept['dumi:rtl'];
  events.storage?.({});
  expect(attributes.dir).toBe('rtl');
  expect(kept).toEqual({});
});

test.each([
  '/',
  '/demo',
  '/demo/',
  '/demo//',
  '//evil.com/',
  '/index.html',
  '/a/index.html',
  '/index.html/',
  '/xindex.html',
])('the address %s is trimmed on this host, query and hash kept', (pathname) => {
  const trimmed = trimAddress(pathname);
  const expected = trimmed === pathname ? undefined : `https://a.b${trimmed}?a#x`;
  expect(run({ pathname, search: '?a' }).replaced()).toBe(expected);
});

test.each([
  ['', '/~demos/a', true],
  ['', '/~demos/a/', true],
  ['', '/~demos', false],
  ['', '/~demos/a/b', false],
  ['', '/x/~demos/a', false],
  ['/table', '/table/~demos/a', true],
  ['/table', '/~demos/a', false],
])('below %j the address %s is of a demo alone: %s', (base, pathname, alone) => {
  expect('data-alone' in run({ base, pathname }).attributes).toBe(alone);
});

test('the script can stand inside a script element', () => {
  expect(headCode(resolveOptions({}), '/table')).not.toMatch(/<\/|<!--/);
});

test.each([
  ['#/guide/a?b#c', ['https://a.b/docs/guide/a?b#c']],
  ['#/', ['https://a.b/docs/']],
  ['#heading', []],
  ['', []],
])('where pages had addresses with #/, %j leads to %j', (hash, expected) => {
  const led: string[] = [];
  const location = {
    ...{ pathname: '/docs', search: '', origin: 'https://a.b', hash },
    replace: (to: string) => led.push(to),
  };
  const page = {
    location,
    history: { replaceState: () => undefined },
    addEventListener: () => undefined,
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    document: {
      documentElement: {
        setAttribute: () => undefined,
        removeAttribute: () => undefined,
      },
      querySelector: () => null,
    },
  };
  runInNewContext(headCode(resolveOptions({}), '/docs', true), page);
  expect(led).toEqual(expected);
});

test('meta elements of the site take the place of those of the theme', () => {
  const options = resolveOptions({});
  const names = headMetas(options).map(({ name }) => name);
  expect(names).toEqual(['viewport', 'theme-color']);
  expect(headMetas(options, [{ name: 'viewport' }]).map(({ name }) => name)).toEqual([
    'theme-color',
  ]);
});

test('a site with a touch icon names it, wherever the site is', () => {
  expect(touchIcons('/docs/', join(ROOT, 'public'))).toEqual([
    { rel: 'apple-touch-icon', href: '/docs/apple-touch-icon.png' },
  ]);
  expect(touchIcons('/docs/', join(ROOT, 'docs'))).toEqual([]);
});
