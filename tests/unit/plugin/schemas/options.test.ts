import { formatProblem } from '../../../../src/model/problem';
import {
  checkOptions,
  resolveOptions,
  shippedOptions,
} from '../../../../src/plugin/schemas/options';
import type { LedgerOptions } from '../../../../src/plugin/schemas/options';

const place = { file: '.dumirc.ts', lineOf: (path: readonly unknown[]) => path.length };

/** What is wrong with the options of a site that has a name. */
function problemsWith(options: object): string[] {
  return checkOptions({ name: 'Site', ...options }, place).map(formatProblem);
}

describe('checkOptions', () => {
  test('all options of the theme are known', () => {
    const all: Required<LedgerOptions> = {
      name: 'Site',
      logo: '/logo.svg',
      nav: [{ title: { 'en-US': 'Home' }, link: '/' }],
      sidebar: 'all',
      prefersColor: { default: 'auto' },
      repository: 'https://example.com',
      editUrl: 'https://example.com/{file}',
      apiNotes: 'docs/api',
      demoSupport: ['docs/examples/common'],
      siteUrl: 'https://example.com',
      playgroundOrigins: ['https://data.example.com'],
      offline: 'remove',
      ownVersion: true,
      rtl: true,
      searchPictures: { '/demo': '/previews' },
      inspect: { '.my-button': ['Button.children'] },
      verified: { file: 'docs/verified.json', version: '1.2.0' },
      searchSynonyms: { 'frozen column': ['fixed column'] },
      strict: true,
      footer: 'Text',
      contentPolicy: { meta: true, allow: {} },
      hosting: ['netlify'],
      hostPatches: { gitDates: false },
      lastUpdated: true,
      editLink: false,
      showLineNum: true,
      socialLinks: { github: 'https://github.com/me' },
      sitemap: false,
      socialCards: false,
      socialPicture: '/card.png',
      socialPictures: ['@fontsource/inter'],
      structuredData: false,
      manifest: true,
      markdownPages: true,
      referenceFiles: true,
    };
    expect(problemsWith(all)).toEqual([]);
  });

  test('keys that dumi adds by itself are no mistake of the site', () => {
    const added = {
      nprogress: false,
      lastUpdated: true,
      editLink: '',
      prefersColor: { default: 'light', switch: true },
    };
    expect(problemsWith(added)).toEqual([]);
  });

  test.each([
    'api.example.com',
    'https://a.example/path',
    'https://a.example; img-src *',
    '*',
  ])('%s is no origin that the editor may allow', (origin) => {
    expect(problemsWith({ playgroundOrigins: [origin] })).toHaveLength(1);
  });

  test('an option that is undefined is not given', () => {
    expect(problemsWith({ siteUrl: undefined, nav: undefined })).toEqual([]);
  });

  test.each([
    ['nam', 'name'],
    ['repositry', 'repository'],
    ['editURL', 'editUrl'],
    ['preferColor', 'prefersColor'],
  ])('%s is unknown, and the nearest option is %s', (key, near) => {
    expect(problemsWith({ [key]: 1 })).toEqual([
      `.dumirc.ts:1 \`themeConfig\` has an unknown key \`${key}\`. Did you mean \`${near}\`?`,
    ]);
  });

  test.each(['repo', 'community'])('%s is unknown, and near to nothing', (key) => {
    const [problem = '', ...others] = problemsWith({ [key]: 1 });
    expect(others).toEqual([]);
    expect(problem).toContain(`unknown key \`${key}\`. Known are name, logo,`);
  });

  test.each([
    ['apiHeader', 'unsupported-option'],
    ['repositry', 'unknown-option'],
    ['ourOwn', 'custom-option'],
  ])('the option %s has the code %s', (key, code) => {
    expect(checkOptions({ [key]: {} }, place)).toMatchObject([{ code }]);
  });

  test.each(['hero', 'features'])('%s is told where the theme reads it', (key) => {
    expect(checkOptions({ [key]: {} }, place)).toMatchObject([
      { code: 'unsupported-option', hint: expect.stringContaining('front matter') },
    ]);
  });

  test('each unknown option is a problem of its own', () => {
    expect(problemsWith({ one: 1, two: 2 })).toHaveLength(2);
  });

  test.each<[object, string]>([
    [
      { name: 3 },
      "1 `themeConfig.name` must be text, but is the number 3. Write, for example, `name: 'my-library'`.",
    ],
    [
      { logo: true },
      "1 `themeConfig.logo` must be text, but is true. Write, for example, `logo: '/logo.svg'`.",
    ],
    [
      { nav: 'none' },
      "1 `themeConfig.nav` must be a list, or a list for each language, but is the text \"none\". Write, for example, `nav: [{ title: { 'en-US': 'Demos', 'zh-CN': '示例' }, link: '/demo' }]`.",
    ],
    [
      { nav: [{ title: 'A', link: '/' }, { link: '/b' }] },
      "3 `themeConfig.nav[1]` has no `title`. Add, for example, `nav: [{ title: { 'en-US': 'Demos', 'zh-CN': '示例' }, link: '/demo' }]`.",
    ],
    [
      { prefersColor: 'dark' },
      '1 `themeConfig.prefersColor` must be an object, but is the text "dark". Write, for example, `prefersColor: { default: \'auto\' }`.',
    ],
    [
      { prefersColor: { default: 'drak' } },
      '2 `themeConfig.prefersColor.default` must be "light", "dark" or "auto", but is the text "drak". Write, for example, `prefersColor: { default: \'auto\' }`.',
    ],
    [
      { repository: ['a'] },
      "1 `themeConfig.repository` must be text, but is a list. Write, for example, `repository: 'https://github.com/me/my-library'`.",
    ],
    [
      { editUrl: () => '' },
      "1 `themeConfig.editUrl` must be text, but is a function. Write, for example, `editUrl: 'https://github.com/me/my-library/edit/main/{file}'`.",
    ],
    [
      { apiNotes: null },
      "1 `themeConfig.apiNotes` must be text, but is empty. Write, for example, `apiNotes: 'docs/api'`.",
    ],
    [
      { siteUrl: 4 },
      "1 `themeConfig.siteUrl` must be text, but is the number 4. Write, for example, `siteUrl: 'https://example.com/table'`.",
    ],
    [
      { rtl: 'yes' },
      '1 `themeConfig.rtl` must be true or false, but is the text "yes". Write, for example, `rtl: true`.',
    ],
    [
      { footer: 3 },
      "1 `themeConfig.footer` must be text, or a text for each language, but is the number 3. Write, for example, `footer: 'Released under the MIT license.'`.",
    ],
    [
      { footer: { 'en-US': 3 } },
      "2 `themeConfig.footer.en-US` must be text, but is the number 3. Write, for example, `footer: 'Released under the MIT license.'`.",
    ],
  ])('of %j place, fault and cure are told', (options, expected) => {
    expect(problemsWith(options)).toEqual([`.dumirc.ts:${expected}`]);
  });

  test('all that is wrong is told at once', () => {
    expect(problemsWith({ rtl: 1, logo: 2, nam: 3 })).toHaveLength(3);
  });
});

describe('resolveOptions', () => {
  const defaults = {
    prefersColor: { default: 'light' },
    demoSupport: [],
    hosting: [],
    offline: false,
    ownVersion: false,
    strict: false,
    sitemap: true,
    socialCards: true,
    structuredData: true,
    manifest: false,
    markdownPages: false,
    referenceFiles: false,
    playgroundOrigins: [],
    hostPatches: {
      v8Flags: true,
      gitDates: true,
      postcssPreset: true,
      fileSizes: true,
      prettier: true,
      exitOnProblems: true,
    },
  };

  test('an address that is set to nothing is none', () => {
    expect(resolveOptions({ name: 'Site', siteUrl: '' }).siteUrl).toBeUndefined();
  });

  test('a site that says only its name gets every default', () => {
    expect(resolveOptions({ name: 'Site' })).toEqual({ ...defaults, name: 'Site' });
  });

  test('a site need not say anything', () => {
    expect(checkOptions({}, place)).toEqual([]);
    expect(resolveOptions({})).toMatchObject({ name: '' });
    // As sites write that want none.
    expect(resolveOptions({ name: ' ' })).toMatchObject({ name: '' });
    expect(resolveOptions({})).not.toHaveProperty('footer');
  });

  test('what the site says stays', () => {
    const options: LedgerOptions = {
      name: 'Site',
      nav: [{ title: 'Home', link: '/' }],
      prefersColor: { default: 'dark' },
      siteUrl: 'https://example.com',
      playgroundOrigins: [],
      rtl: true,
      footer: { 'en-US': 'Foot' },
    };
    expect(resolveOptions(options)).toEqual({ ...defaults, ...options });
  });

  test('an option that is wrong has its default, so that the rest can be read', () => {
    const options = { name: 3, nav: 'none', rtl: true, prefersColor: 1, unknown: 1 };
    expect(resolveOptions(options)).toEqual({ ...defaults, name: '', rtl: true });
  });

  test('what is wrong inside an option goes alone, with what cannot be without it', () => {
    const nav = [
      { title: 'A', link: '/', odd: 1 },
      null,
      { link: '/b' },
      { title: 'C', link: '/c' },
    ];
    expect(resolveOptions({ nav, hosting: ['netlify', 'nowhere'] })).toMatchObject({
      nav: [
        { title: 'A', link: '/' },
        { title: 'C', link: '/c' },
      ],
      hosting: ['netlify'],
    });
    expect(nav).toHaveLength(4);
  });

  test('the defaults are not handed out to be changed', () => {
    resolveOptions({ name: 'Site' }).demoSupport.push('docs/shared');
    expect(resolveOptions({ name: 'Site' }).demoSupport).toEqual([]);
  });
});

test('pages have none of what only the build reads, nor what dumi adds', () => {
  const given = {
    name: 'Site',
    apiNotes: 'docs/api',
    siteUrl: 'https://a.example',
    rtl: true,
    nprogress: false,
  };
  expect(shippedOptions(resolveOptions(given))).toEqual({
    name: 'Site',
    rtl: true,
    prefersColor: { default: 'light' },
  });
});
