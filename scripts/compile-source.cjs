const Module = require('node:module');
const { join, sep } = require('node:path');
const { compileFile } = require('./compile-file.cjs');

/**
 * Lets this process require the theme's TypeScript as it stands in `src/`: SWC compiles each file
 * when it is first asked for.
 */
const source = join(__dirname, '..', 'src') + sep;
const others = Module._extensions['.ts'] ?? Module._extensions['.js'];

Module._extensions['.ts'] = function compile(module, path) {
  if (!path.startsWith(source)) {
    others(module, path);
    return;
  }
  module._compile(compileFile(path, 'commonjs'), path);
};
