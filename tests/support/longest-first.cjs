const { statSync } = require('node:fs');

/**
 * Files that take long for their size, the longest first. Two that need the same folder from
 * `tests/support/fixture` do not begin together, as one would wait while the other makes it.
 */
const LONG = [
  'e2e/site/dev-server',
  'e2e/every-page/on-a-desk',
  'e2e/playground/playground',
  'e2e/site/search',
  'e2e/site/keyboard',
  'e2e/site/accessibility',
  'e2e/site/small-demos',
  'e2e/site/demo-edit',
  'e2e/every-page/writing',
  'release/other-pages-on-a-desk',
  'release/second-build',
  'release/chinese-pages-on-a-desk',
  'sites/older-hosts',
  'release/site/search',
  'release/attacks',
  'release/with-host',
  'release/webpack',
  'sites/own-theme',
  'sites/package',
  'sites/umi-options',
  'sites/react',
  'release/site/inspect',
  'release/site/demo-edit',
  'release/site/dev-server',
  'release/site/writing',
  'release/large-site',
  'release/output',
  'release/site/addresses/paths',
  'sites/styles-in-js',
  'release/demos-alone-on-a-desk',
  'release/languages',
  'release/offline',
  'release/site/search-network',
  'release/site/own-version',
  'release/site/five-tasks',
  'release/previews',
  'release/demo-faults',
  'release/sandboxes',
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
