const { statSync } = require('node:fs');

/** Files that take long for their size, the longest first. */
const LONG = [
  'e2e/every-page/on-a-desk',
  'e2e/every-page/on-a-phone',
  'build/small-site',
  'e2e/site/dev-server',
  'e2e/playground/playground',
  'e2e/every-page/without-script',
  'e2e/site/accessibility',
  'e2e/every-page/languages',
  'e2e/every-page/writing',
];

/**
 * The order in which Jest takes test files: none that takes long is left for the end, when the
 * other workers have nothing to do. A clone has no times of earlier runs, which Jest would go by.
 */
module.exports = class LongestFirst {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONG.findIndex((name) => path.includes(`tests/${name}.`));
      return at < 0 ? LONG.length : at;
    };
    return [...tests].sort(
      (a, b) => rank(a) - rank(b) || statSync(b.path).size - statSync(a.path).size,
    );
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}

  shard(tests) {
    return tests;
  }
};
