/**
 * The theme's plugin straight from its TypeScript, for a site in the repository of the theme.
 * umi's own way starts a process for each file, 60 of them, which takes three seconds of every
 * start; SWC does the same in this process.
 */
require('./compile-source.cjs');

module.exports = require('../src/plugin/index.ts').default;
