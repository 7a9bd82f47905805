const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, extname, join, sep } = require('node:path');
const { compileFile } = require('./compile-file.cjs');

/**
 * Lets this process require the theme's TypeScript as it stands in `src/`: SWC compiles each file
 * when it is first asked for, and what it has made of a text is kept.
 */
const root = join(__dirname, '..');
const source = join(root, 'src') + sep;
const others = Module._extensions['.ts'] ?? Module._extensions['.js'];

/** How many files are kept: some three times those of the theme. */
const MOST = 1000;

/** JavaScript by what it is made of. The file can be removed at any time. */
const file = join(root, 'node_modules/.cache/theme-source.json');
const before = readKept();
const now = new Map();
let isNew = false;

/** What all files depend on besides their own text: SWC, which comes with Rspack, and how it is called. */
const version =
  require('@rspack/core/package.json').version +
  readFileSync(join(__dirname, 'compile-file.cjs'), 'utf8');

function readKept() {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none, or it was cut off.
    return new Map();
  }
}

function compiled(path) {
  const text = readFileSync(path);
  const key = createHash('sha256')
    .update(version)
    .update(extname(path))
    .update(text)
    .digest('hex');
  let code = before.get(key);
  if (code === undefined) {
    isNew = true;
    code = compileFile(path, 'commonjs');
  }
  now.set(key, code);
  return code;
}

process.once('exit', () => {
  if (!isNew) return;
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    now.forEach((_, key) => before.delete(key));
    writeFileSync(aside, JSON.stringify([...before, ...now].slice(-MOST)));
    renameSync(aside, file);
  } catch {
    // The next process compiles again.
  }
});

Module._extensions['.ts'] = function compile(module, path) {
  if (!path.startsWith(source)) {
    others(module, path);
    return;
  }
  module._compile(compiled(path), path);
};
