const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'classic' } },
        target: 'es2022',
      },
    },
  ],
};

/** Unit and component tests need nothing but the source, build and e2e tests need `dist/`. */
module.exports = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
      transform,
    },
    {
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      transform,
    },
    {
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/e2e/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
      transform,
    },
  ],
};
