const { join } = require('node:path');

/**
 * The theme's plugin straight from its TypeScript, for a site in the repository of the theme.
 * umi's own way starts a process for each file, 60 of them, which takes three seconds of every
 * start; SWC does the same in this process.
 */
module.exports = async (api) => {
  // dumi imports it as soon as it starts; Node 20 fails to require a module that is being imported.
  await import('unist-util-visit');
  require('./compile-source.cjs');
  // The theme's words, as a site's own are.
  api.addTmpGenerateWatcherPaths(() => [join(__dirname, '../src/locales')]);
  return require('../src/plugin/index.ts').default(api);
};
