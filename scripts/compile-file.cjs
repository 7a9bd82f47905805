const { readFileSync } = require('node:fs');

/**
 * A file of the theme's source as JavaScript.
 * @param {string} path
 * @param {'es6' | 'commonjs'} type of modules
 * @returns {string}
 */
module.exports.compileFile = function compileFile(path, type) {
  // The bundler's, which this process loads anyway. Most starts compile nothing.
  const { transformSync } = require('@rspack/core').experiments.swc;
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    jsc: {
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'classic' } },
      target: 'es2022',
    },
    module: { type, ignoreDynamic: true },
    configFile: false,
    swcrc: false,
  });
  return code;
};
