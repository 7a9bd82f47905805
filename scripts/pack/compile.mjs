/** Compiles the theme's source for its package. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { compileFile } from '../compile-file.cjs';

/** Rooms of node alone: nothing that ships to a browser imports them. */
const NODE_ROOMS = ['plugin', 'bundler'];

const isScript = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Files that are used as they are. */
const isCopied = (file) => /\.(css|json|cjs)$/.test(file);

/**
 * The files of a folder, relative to it, without installed packages.
 * @param {string} folder absolute path
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('node_modules/'));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const asScript = (file) => file.slice(0, -extname(file).length) + '.js';

/**
 * Compiles the browser's side, file by file, to ES modules with their style sheets: bundlers of
 * sites take what they need.
 * @param {string} source absolute path of `src`
 * @param {string} to absolute path of the package's `dist`
 */
export function compileBrowserSide(source, to) {
  for (const file of filesIn(source)) {
    const [room = ''] = file.split('/');
    if (NODE_ROOMS.includes(room) || !file.includes('/')) continue;
    if (isScript(file))
      write(join(to, asScript(file)), compileFile(join(source, file), 'es6'));
    else if (isCopied(file)) cpSync(join(source, file), join(to, file));
  }
}

/**
 * Compiles the node side to CommonJS, with what it shares with browsers, into a folder of its own:
 * a file cannot be both.
 * @param {string} source absolute path of `src`
 * @param {string} to absolute path of the folder
 */
export function compileNodeSide(source, to) {
  const all = filesIn(source).filter(isScript);
  const find = (path) =>
    all.find((file) => [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].includes(file));
  const waiting = all.filter((file) => NODE_ROOMS.includes(file.split('/')[0]));
  const done = new Set(waiting);
  while (waiting.length > 0) {
    const file = waiting.pop();
    const code = compileFile(join(source, file), 'commonjs');
    write(join(to, asScript(file)), code);
    for (const [, request] of code.matchAll(/require\("(\.[^"]*)"\)/g)) {
      const used = find(join(dirname(file), request).replaceAll('\\', '/'));
      if (used && !done.has(used)) {
        done.add(used);
        waiting.push(used);
      }
    }
  }
  for (const file of filesIn(source).filter(isCopied)) {
    if (NODE_ROOMS.includes(file.split('/')[0]))
      cpSync(join(source, file), join(to, file));
  }
}
