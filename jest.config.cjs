const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'classic' } },
      target: 'es2022',
    },
  },
];
const transform = { '^.+\\.(t|j)sx?$': swc };
/** With the scripts, which are ES modules. */
const transformScripts = { ...transform, '\\.mjs$': swc };

/** Packages that come as ES modules alone, which Jest cannot load as they are. */
const ES_MODULES = [
  '@?shiki(js)?',
  '@babel/runtime',
  '@umijs/renderer-react',
  'micromark[\\w-]*',
  '(character|hast|html|mdast|unist)-[\\w-]+',
  '(comma|space)-separated-tokens',
  'ccount',
  'decode-named-character-reference',
  'dumi/dist/client',
  'escape-string-regexp',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  'make-plural',
  'markdown-table',
  'parse-entities',
  'property-information',
  'stringify-entities',
  'umi',
  'zwitch',
];
const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];

/** The very package that dumi or its renderer uses, wherever npm has put it. */
const usedBy = (owner, name) =>
  require.resolve(name, { paths: [require.resolve(`${owner}/package.json`)] });

/** Where modules and tests are; the built site and the small ones have modules of the same name. */
const roots = ['docs', 'scripts', 'src', 'tests'].map((folder) => `<rootDir>/${folder}`);

/** Tests in Chromium, one for all files, and a server of the built site. */
const inBrowser = {
  testEnvironment: '<rootDir>/tests/e2e/support/browser-environment.ts',
  globalSetup: '<rootDir>/tests/e2e/support/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
  roots,
  transform: transformScripts,
};

/** Unit and component tests need nothing but the source, all others need `dist/`. */
module.exports = {
  // A limit for tests that hang, not for slow machines.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tests/support/longest-first.cjs',
  projects: [
    {
      displayName: 'unit',
      roots,
      globalSetup: '<rootDir>/tests/unit/support/run-folder.mjs',
      testEnvironment: '<rootDir>/tests/unit/support/environment.cjs',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
      moduleNameMapper: {
        '^dumi/plugin-utils$': '<rootDir>/tests/unit/support/plugin-utils.cjs',
        '^oxfmt$': '<rootDir>/tests/unit/support/oxfmt.ts',
        '^typescript$': '<rootDir>/tests/unit/support/typescript.cjs',
      },
      transform: transformScripts,
      transformIgnorePatterns,
    },
    {
      displayName: 'component',
      roots,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/component/support/setup.ts'],
      moduleNameMapper: {
        '^dumi$': '<rootDir>/tests/component/support/dumi.tsx',
        '^dumi/theme/(slots|builtins)/(.*)$': '<rootDir>/src/$1/$2',
        '^@@/ledger/(.*)$': '<rootDir>/tests/component/support/ledger/$1.ts',
        '^@@/core/route$': '<rootDir>/tests/component/support/ledger/all-routes.ts',
        '\\.css$': '<rootDir>/tests/component/support/style.ts',
        '^history$': usedBy('@umijs/renderer-react', 'history'),
        '^react-helmet-async$': usedBy('@umijs/renderer-react', 'react-helmet-async'),
        '^react-router-dom$': usedBy('@umijs/renderer-react', 'react-router-dom'),
      },
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'build',
      roots,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
      transform: transformScripts,
    },
    {
      displayName: 'e2e',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      ...inBrowser,
    },
    {
      displayName: 'release',
      testMatch: ['<rootDir>/tests/release/**/*.test.ts'],
      ...inBrowser,
    },
    {
      displayName: 'sites',
      testMatch: ['<rootDir>/tests/sites/**/*.test.ts'],
      ...inBrowser,
    },
  ],
};
