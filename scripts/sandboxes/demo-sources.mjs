import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, posix, resolve } from 'node:path';
import { transform } from 'sucrase';

const EXAMPLES = 'docs/examples';
/** `import x from 'y'`, `import 'y'` and `export x from 'y'`, each at the beginning of a line. */
const SPECIFIER =
  /^(?:import\s*(?:[^'"`;=(]*\sfrom\s*)?|export\s[^'"`;=(]*\sfrom\s*)['"]([^'"]+)['"]/gm;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

const require = createRequire(import.meta.url);

/**
 * The demos of a built site: the name of each one's file and the address of its page.
 * @param {string} dist
 * @returns {{ name: string, id: string }[]}
 */
export function demosOf(dist) {
  const folder = join(dist, '~demos');
  if (!existsSync(folder)) {
    throw new Error(`${folder} is not there. Run \`npm run build\` first.`);
  }
  const ids = readdirSync(folder).map((entry) => entry.replace(/\.html$/, ''));
  return readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const name = file.replace('.tsx', '');
      const id = ids.find((one) => one.endsWith(`-demo-${name}`));
      return id ? [{ name, id }] : [];
    });
}

/** @param {string} path without ending, perhaps */
function resolveFile(path) {
  return ENDINGS.map((ending) => path + ending).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** @param {string} specifier @example packageOf('@scope/name/deep') // '@scope/name' */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} name */
function versionOf(name) {
  const file = `node_modules/${name}/package.json`;
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * A demo's asset, from its files and the packages that are installed here.
 * @param {string} name of its file in `docs/examples`
 * @returns {import('../../src/model/demo-asset').DemoAsset}
 */
export function assetOf(name) {
  const entry = `${EXAMPLES}/${name}.tsx`;
  const dependencies = {};
  const visit = (file, as) => {
    if (dependencies[as]) return;
    const value = readFileSync(file, 'utf8');
    dependencies[as] = { type: 'FILE', value };
    if (extname(file) === '.css') return;
    for (const [, specifier] of value.matchAll(SPECIFIER)) {
      if (specifier.startsWith('.')) {
        const target = resolveFile(resolve(dirname(file), specifier));
        if (!target) throw new Error(`${file} imports "${specifier}", which is no file.`);
        const written = posix.join(posix.dirname(as), specifier);
        visit(target, extname(written) ? written : written + extname(target));
      } else {
        const packageName = packageOf(specifier);
        dependencies[packageName] = { type: 'NPM', value: versionOf(packageName) };
      }
    }
  };
  visit(entry, 'index.tsx');
  const front = readFileSync(entry, 'utf8');
  const field = (key) => new RegExp(`\\* ${key}: (.*)`).exec(front)?.[1] ?? '';
  return {
    id: name,
    type: 'BLOCK',
    name,
    title: field('title'),
    description: field('description'),
    entry: 'index.tsx',
    dependencies,
  };
}

/**
 * The files of an asset without types.
 * @param {import('../../src/model/demo-asset').DemoAsset} asset
 * @returns {Record<string, string>}
 */
export function javascriptOf(asset) {
  const { filesOf } = require('../../src/model/demo-asset.ts');
  return Object.fromEntries(
    Object.entries(filesOf(asset)).map(([name, text]) => {
      if (!/\.tsx?$/.test(name)) return [name, text];
      const { code } = transform(text, {
        transforms: ['typescript', 'jsx'],
        jsxRuntime: 'preserve',
        disableESTransforms: true,
      });
      return [name.replace(/\.ts(x?)$/, '.js$1'), code];
    }),
  );
}
