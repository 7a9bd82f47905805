import {
  defaultOptions,
  localized,
  resolveOptions,
  unknownOptions,
  shippedOptions,
} from '../../../src/model/options';
import type { LedgerOptions } from '../../../src/model/options';

describe('unknownOptions', () => {
  test('all options of the theme are known', () => {
    const all: Required<LedgerOptions> = {
      name: 'Site',
      logo: '/logo.svg',
      nav: [],
      prefersColor: { default: 'auto' },
      repository: 'https://example.com',
      editUrl: 'https://example.com/{file}',
      apiNotes: 'docs/api',
      siteUrl: 'https://example.com',
      rtl: true,
      footer: 'Text',
    };
    expect(unknownOptions({ ...all })).toEqual([]);
  });

  test('what dumi adds by itself is no mistake of the site', () => {
    expect(unknownOptions({ nprogress: false, lastUpdated: true, editLink: '' })).toEqual(
      [],
    );
  });

  test.each([
    ['nam', 'name'],
    ['repo', undefined],
    ['repositry', 'repository'],
    ['editURL', 'editUrl'],
    ['preferColor', 'prefersColor'],
    ['socialLinks', undefined],
  ])('%s is unknown, and the nearest option is %s', (key, near) => {
    const [message = '', ...others] = unknownOptions({ name: 'Site', [key]: 1 });
    expect(others).toEqual([]);
    expect(message).toContain(`unknown option \`${key}\``);
    if (near) {
      expect(message).toContain(`Did you mean \`${near}\`?`);
    } else {
      expect(message).toContain('Known are name, logo, nav,');
    }
  });

  test('each unknown option has a sentence of its own', () => {
    expect(unknownOptions({ one: 1, two: 2 })).toHaveLength(2);
  });
});

describe('resolveOptions', () => {
  test('an address that is set to nothing is none', () => {
    expect(resolveOptions({ name: 'Site', siteUrl: '' }).siteUrl).toBeUndefined();
  });

  test('a site that says only its name gets every default', () => {
    expect(resolveOptions({ name: 'Site' })).toEqual({
      name: 'Site',
      nav: [],
      prefersColor: { default: 'light' },
    });
  });

  test('what the site says stays', () => {
    const options: LedgerOptions = {
      name: 'Site',
      nav: [{ title: 'Home', link: '/' }],
      prefersColor: { default: 'dark' },
      siteUrl: 'https://example.com',
      rtl: true,
      footer: { 'en-US': 'Foot' },
    };
    expect(resolveOptions(options)).toEqual(options);
  });

  test('pages have none of what only the build reads, nor what dumi adds', () => {
    const given = {
      name: 'Site',
      apiNotes: 'docs/api',
      siteUrl: 'https://a.example',
      rtl: true,
    };
    const shipped = shippedOptions(
      resolveOptions({ ...given, nprogress: false } as object as LedgerOptions),
    );
    expect(shipped).toEqual({
      name: 'Site',
      rtl: true,
      nav: [],
      prefersColor: { default: 'light' },
    });
  });

  test('the defaults are not handed out to be changed', () => {
    resolveOptions({ name: 'Site' }).nav.push({ title: 'Home', link: '/' });
    expect(defaultOptions.nav).toEqual([]);
    expect(resolveOptions({ name: 'Site' }).nav).toEqual([]);
  });
});

test.each([
  ['one text is the text of every language', 'Text', 'de', 'Text'],
  ['a text of the language is taken', { 'en-US': 'Text', de: 'Wort' }, 'de', 'Wort'],
  ['without one the first stands in', { 'en-US': 'Text', de: 'Wort' }, 'fr', 'Text'],
  ['an empty text is a text', { 'en-US': 'Text', de: '' }, 'de', ''],
  ['no text at all is empty', {}, 'de', ''],
])('localized: %s', (_, text, locale, expected) => {
  expect(localized(text, locale)).toBe(expected);
});
