import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
require('../compile-source.cjs');
/** The package that an import names: `@scope/name` of `@scope/name/deep`. */
const { packageName } = require('../../src/plugin/demos/installed-package.ts');

/** A module of the packages that are installed in a folder. */
async function importFrom(folder, name) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Why a file of a project may not import a package: its own `package.json` does not have it. One
 * install for several projects would hide that.
 */
function faultOf(folder, specifier, importer) {
  const own = importer?.startsWith(folder + sep) && !importer.includes('node_modules');
  if (!own || /^[./\0]|^(node|data|https?|virtual):/.test(specifier)) return undefined;
  const name = packageName(specifier);
  return name === 'vite' || manifestOf(folder).dependencies?.[name]
    ? undefined
    : `${importer} imports "${specifier}", which its package.json does not have.`;
}

/**
 * Bundles a Vite project by its own configuration.
 * @param {string} folder of the project
 * @param {string} out where the result goes
 * @param {string} tools where Vite is installed
 */
export async function bundleByVite(folder, out, tools) {
  const { build } = await importFrom(tools, 'vite');
  await build({
    root: folder,
    base: './',
    logLevel: 'error',
    plugins: [
      {
        name: 'own-packages',
        enforce: 'pre',
        resolveId(specifier, importer) {
          const fault = faultOf(folder, specifier, importer);
          if (fault) this.error(fault);
        },
      },
    ],
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
    },
  });
}

/**
 * Bundles what CodeSandbox is sent. Its own bundler is a page of that service; esbuild does the
 * same with the same files: from the entry of `package.json`, JSX by `React.createElement` below
 * React 17, types taken off file by file without a look into `tsconfig.json`, styles put into the
 * page, and `public/index.html` round it.
 * @param {string} folder of the project
 * @param {string} out where the result goes
 * @param {string} tools where esbuild is installed
 */
export async function bundleByEsbuild(folder, out, tools) {
  const { default: esbuild } = await importFrom(tools, 'esbuild');
  const { main, dependencies } = manifestOf(folder);
  const config = JSON.parse(readFileSync(join(folder, 'sandbox.config.json'), 'utf8'));
  if (config.template !== 'create-react-app') {
    throw new Error(
      `${folder} is for "${config.template}", which is not looked at here.`,
    );
  }
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: { main },
    outdir: out,
    bundle: true,
    jsx: parseInt(dependencies.react) < 17 ? 'transform' : 'automatic',
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
            const fault = faultOf(folder, path, importer);
            return fault && { errors: [{ text: fault }] };
          });
        },
      },
    ],
  });
  const page = readFileSync(join(folder, 'public/index.html'), 'utf8');
  const head = '<link rel="stylesheet" href="main.css" /><script defer src="main.js">';
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'index.html'),
    page.replace('</head>', `${head}</script></head>`),
  );
}
