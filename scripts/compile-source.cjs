const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, sep } = require('node:path');
const { transformSync } = require('@swc/core');

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
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
    configFile: false,
    swcrc: false,
  });
  module._compile(code, path);
};
