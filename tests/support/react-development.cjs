const { resolve } = require('node:path');

const BUILDS = {
  react: 'react/cjs/react.development.js',
  'react-dom': 'react-dom/cjs/react-dom.development.js',
  'scheduler/tracing': 'scheduler/cjs/scheduler-tracing.development.js',
};

/** What React's development builds are wrapped in, so that a build for production leaves them out. */
const GUARD = /process\.env\.NODE_ENV !== "production"/g;

/**
 * A plugin of dumi for tests, named in the variable DUMI_PLUGINS: builds the site with the React
 * that warns.
 */
module.exports = function reactDevelopment(api) {
  api.chainWebpack((chain) => {
    for (const [name, build] of Object.entries(BUILDS)) {
      const file = require.resolve(build);
      chain.resolve.alias.set(`${name}$`, file);
      chain.module
        .rule(`${name} of development`)
        .test(file)
        .enforce('pre')
        .use('without-guard')
        .loader(resolve(__dirname, '../../src/plugin/make-loader.cjs'))
        .options({ make: (source) => source.replace(GUARD, 'true') });
    }
    return chain;
  });
};
