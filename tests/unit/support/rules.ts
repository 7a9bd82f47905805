import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from './imports';
import type { Import } from './imports';
import { ROOT } from './root';

interface Rule {
  /** Folders of `src` that may be imported besides the own one. */
  folders?: string[];
  /** Folders of which only types may be imported. */
  types?: string[];
  /** Files of other folders that may be imported. */
  files?: string[];
  /** Packages, with all that lies below them. */
  packages?: string[];
  /** True where modules of node may be imported. */
  node?: boolean;
  /** True where modules that the plugin generates may be imported. */
  generated?: boolean;
  /** What may be imported under the names by which a site overrides it. */
  theme?: ('slots' | 'builtins')[];
}

const { dependencies, peerDependencies } = readJson('src/package.json');
/** Types of a package are imported by its own name. */
const OWN_PACKAGES = Object.keys({ ...dependencies, ...peerDependencies }).map((name) =>
  name.replace(/^@types\//, ''),
);
const NOT_REACT = OWN_PACKAGES.filter((name) => !name.startsWith('react'));
/** Libraries that only the named room may import, as they must not reach a browser. */
export const ONE_ROOM: Record<string, string> = { zod: 'src/plugin/schemas/' };
/** Libraries that run in the browser. */
const BROWSER_PACKAGES = Object.keys(dependencies ?? {}).filter(
  (name) => !(name in ONE_ROOM),
);

/** What umi's own renderer is made of; `plugin/app/runtime` says where each of them is. */
const UMI_RENDERER = [
  '@umijs/renderer-react',
  'history',
  'ledger',
  'react-helmet-async',
  'react-router-dom',
];

/** In the development server alone. */
const REFRESH = 'react-refresh';

/** What each folder of `src` may import; ARCHITECTURE.md. */
export const RULES: Record<string, Rule> = {
  model: {},
  search: { folders: ['model'], packages: BROWSER_PACKAGES },
  sandbox: { folders: ['model'], packages: BROWSER_PACKAGES },
  'color-mode': { folders: ['model'] },
  offline: {
    folders: ['model'],
    types: ['data'],
    packages: BROWSER_PACKAGES,
    generated: true,
  },
  code: { packages: BROWSER_PACKAGES },
  ui: { packages: ['react'] },
  inspect: { folders: ['model', 'code'] },
  react: { packages: ['react', 'react-dom'] },
  data: {
    folders: ['model', 'search', 'sandbox', 'color-mode'],
    types: ['locales'],
    generated: true,
  },
  hooks: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'data'],
    types: ['locales'],
    packages: ['react', 'dumi'],
    generated: true,
  },
  demo: {
    folders: ['model', 'color-mode', 'data', 'hooks', 'ui'],
    types: ['react'],
    packages: ['react', 'react-router-dom', REFRESH],
    generated: true,
  },
  playground: {
    folders: ['model', 'color-mode', 'code', 'data', 'hooks', 'ui', 'styles'],
    packages: ['react', 'react-dom', ...BROWSER_PACKAGES],
    generated: true,
  },
  builtins: {
    folders: [
      ...['model', 'search', 'sandbox', 'color-mode', 'data', 'hooks', 'ui'],
      ...['demo', 'inspect', 'playground', 'styles'],
    ],
    packages: ['react', 'dumi'],
    generated: true,
    theme: ['slots', 'builtins'],
  },
  slots: {
    folders: [
      ...['model', 'search', 'sandbox', 'color-mode', 'data', 'hooks', 'ui'],
      ...['demo', 'playground'],
    ],
    packages: ['react', 'dumi'],
    generated: true,
    theme: ['slots'],
  },
  layouts: {
    folders: [
      'model',
      'search',
      'sandbox',
      'color-mode',
      'data',
      'hooks',
      'ui',
      'styles',
    ],
    packages: ['react', 'dumi'],
    generated: true,
    theme: ['slots'],
  },
  renderer: {
    folders: [
      'model',
      'search',
      'sandbox',
      'color-mode',
      'data',
      'hooks',
      'ui',
      'demo',
      'layouts',
      'styles',
    ],
    packages: ['react', 'react-dom', 'dumi', REFRESH, ...UMI_RENDERER],
    generated: true,
    theme: ['slots', 'builtins'],
  },
  styles: {},
  locales: {},
  // What a site's own slots import by the package's name.
  'index.ts': {
    folders: ['model', 'color-mode', 'hooks', 'ui'],
    types: ['plugin'],
    packages: ['react'],
  },
  plugin: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'code', 'offline', 'bundler'],
    types: ['renderer', 'data'],
    packages: NOT_REACT,
    node: true,
  },
  bundler: {
    folders: ['model'],
    files: [
      'src/plugin/host.ts',
      'src/plugin/host-packages.ts',
      'src/plugin/cache/describe.ts',
      'src/plugin/cache/shards.ts',
      'src/plugin/cache/store.ts',
      'src/plugin/cache/versions.ts',
      'src/plugin/pages/made/made-pages.ts',
      'src/plugin/shipped-packages.ts',
      'src/plugin/held-scripts.ts',
    ],
    packages: NOT_REACT,
    node: true,
  },
  // Types of the generated modules.
  'generated.d.ts': {
    folders: ['model'],
    types: [
      'builtins',
      'data',
      'offline',
      'playground',
      'plugin',
      'react',
      'renderer',
      'search',
    ],
    packages: ['dumi', 'react', 'react-dom', 'react-intl', 'react-router-dom'],
  },
  // Those of options, constants, and those of large sites alone.
  'generated-options.d.ts': { folders: ['model'] },
  'generated-features.d.ts': { folders: [] },
  'generated-large.d.ts': {
    folders: ['model'],
    types: ['data', 'renderer'],
    packages: [],
  },
};
/** The values that node and browser must agree on. */
export const SHARED_VALUES: Record<string, string[]> = {
  'src/data/page-data.ts': ['PAGE_DATA_ID'],
};
/** The files that know umi and dumi from inside, each with the error that says so. */
export const KNOW_UMI = [
  'src/bundler/umi-webpack.ts',
  'src/generated.d.ts',
  'src/plugin/app/host-patches/prettier.ts',
  'src/plugin/app/runtime.ts',
  'src/plugin/cache/dumi-markdown.ts',
  'src/plugin/host-packages.ts',
  'src/plugin/pages/dumi/markdown-loader.ts',
  'src/renderer/client.tsx',
  'src/renderer/navigation/route-data.ts',
  'src/renderer/navigation/routes.tsx',
  'src/renderer/stand-ins/use-site-data.ts',
];
/** Folders that never get into a browser. */
export const NODE_ONLY = ['plugin', 'bundler'];

/** A JSON file of the repository. */
export function readJson(
  file: string,
): Record<string, Record<string, string> | undefined> {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
}

/** The folder of `src` in which a file lies, or its own name at the top. */
export function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The folder of one slot, builtin or layout, or the file's folder of `src`. */
function roomOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  return ['slots', 'builtins', 'layouts'].includes(folder) ? `${folder}/${name}` : folder;
}

/** Why an import is not allowed by the rule of its folder, or undefined. */
export function faultOf({
  file,
  name,
  names,
  target,
  typeOnly,
}: Import): string | undefined {
  const rule = RULES[folderOf(file)];
  if (!rule) return 'stands in a folder without a rule';
  if (name.startsWith('dumi/theme/')) {
    if (!rule.theme?.some((kind) => name.startsWith(`dumi/theme/${kind}/`)))
      return 'is not for this folder';
    return target ? undefined : 'is nothing that the theme has';
  }
  if (name.startsWith('.')) {
    if (!target) return 'leads to no file';
    if (!target.startsWith('src/')) return 'leads out of src';
    if (roomOf(target) === roomOf(file) || rule.files?.includes(target)) return undefined;
    const folder = folderOf(target);
    if (folder === 'slots') return 'must be written as dumi/theme/slots/X';
    if (rule.types?.includes(folder)) {
      const shared = SHARED_VALUES[target] ?? [];
      return typeOnly || names.every((one) => shared.includes(one))
        ? undefined
        : 'gives types alone';
    }
    return rule.folders?.includes(folder) ? undefined : `is not for ${folderOf(file)}/`;
  }
  if (name.startsWith('@@/'))
    return rule.generated ? undefined : 'is generated for the browser';
  if (name.startsWith('node:'))
    return rule.node ? undefined : 'is not there in a browser';
  return rule.packages?.includes(packageOf(name))
    ? undefined
    : `is not for ${folderOf(file)}/`;
}
