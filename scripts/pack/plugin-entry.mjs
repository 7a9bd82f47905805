import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packages for markdown trees, which come as ES modules and which dumi uses as well. */
const SHARED = /require\("((?:mdast-util|micromark|unist-util)[^"]*)"\)/g;

/**
 * The code of the plugin as dumi loads it. It awaits the ES modules that dumi imports too, because
 * Node 20 fails to require a module that is being imported.
 * @param {string} folder absolute path of the compiled node side
 */
export function pluginEntry(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(SHARED)])
    .map(([, name]) => name);
  const imports = [...new Set(names)].sort().map((name) => `    import('${name}'),`);
  return [
    'module.exports = async (api) => {',
    '  await Promise.all([',
    ...imports,
    '  ]);',
    "  return require('../node/plugin').default(api);",
    '};',
    '',
  ].join('\n');
}
