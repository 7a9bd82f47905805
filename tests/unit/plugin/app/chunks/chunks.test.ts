import { join } from 'node:path';
import { cutIntoChunks } from '../../../../../src/plugin/app/chunks/chunks';
import { THEME_ROOT } from '../../../../../src/plugin/host';

interface Module {
  nameForCondition(): string;
  identifier(): string;
}

interface Group {
  test?: RegExp | string | ((module: Module) => boolean);
  type?: string | RegExp;
  priority?: number;
  minChunks?: number;
  minSize?: number;
  name?: unknown;
}

const moduleAt = (path: string): Module => ({
  nameForCondition: () => path,
  identifier: () => path,
});

/** The groups that the plugin asks the bundler for. */
function cacheGroups(): Record<string, Group | false> {
  return cutIntoChunks({}, 16).optimization.splitChunks
    .cacheGroups as unknown as ReturnType<typeof cacheGroups>;
}

/** Names of the groups that take a module, if as many chunks have it as they want. */
function groupsOf(path: string, type = 'css/mini-extract'): string[] {
  const takes = ({ test, type: wanted }: Group) => {
    if (wanted instanceof RegExp ? !wanted.test(type) : wanted && wanted !== type)
      return false;
    if (typeof test === 'function') return test(moduleAt(path));
    return typeof test === 'string' ? path.startsWith(test) : (test?.test(path) ?? true);
  };
  return Object.entries(cacheGroups())
    .filter(([, group]) => group && takes(group))
    .map(([name]) => name);
}

test.each(['json', 'asset/inline', 'asset/source'])(
  'what many demos import as %s is in the same file as their scripts',
  (type) => {
    expect(groupsOf('/site/src/data', type)).toEqual(
      groupsOf('/site/src/data.ts', 'javascript/auto'),
    );
    expect(groupsOf('/site/node_modules/lib/data', type)).toContain('packages');
  },
);

test.each(['docs/examples/look.css', 'docs/shared/look.css', 'styles/authoring/a.css'])(
  '%s of a site is in one file with what else three chunks have, wherever the site lies',
  (file) => {
    for (const root of [
      '/home/site',
      '/home/shared/site',
      '/shared',
      '/styles/authoring',
    ]) {
      expect(groupsOf(join(root, file))).toEqual(['styles']);
    }
  },
);

test('files stay of which a plugin makes compressed copies, with a sentence', () => {
  const options = { deleteOriginalAssets: 'keep-source-map' as unknown };
  const notes: string[] = [];
  cutIntoChunks({ plugins: [{ options }, {}] }, 16, (text) => notes.push(text));
  expect(options.deleteOriginalAssets).toBe(false);
  expect(notes).toEqual([
    expect.stringContaining('`deleteOriginalAssets` has no effect'),
  ]);
});

test('a style sheet of a package is so, too', () => {
  expect(groupsOf('/site/node_modules/rc-table/assets/index.css')).toEqual(['styles']);
});

test("the theme's own are in the app's file or on their own, not among those of demos", () => {
  expect(groupsOf(join(THEME_ROOT, 'builtins/API/api-table.css'))).toEqual(['theme']);
  expect(groupsOf(join(THEME_ROOT, 'styles/authoring/code.css'))).toEqual([
    'theme',
    'authoring',
  ]);
  expect(groupsOf(`${THEME_ROOT}-of-another/a.css`)).toEqual(['styles']);
});

test('what most demos use is in the file that shows them, unless it has files of its own', () => {
  const { large, common } = cacheGroups() as Record<string, Group>;
  expect(common?.name).toBe('live');
  expect(large?.minChunks).toBe(common?.minChunks);
  expect(large?.priority).toBeGreaterThan(common?.priority ?? 0);
});

const { BUNDLER } = process.env;
afterEach(() => {
  if (BUNDLER === undefined) delete process.env.BUNDLER;
  else process.env.BUNDLER = BUNDLER;
});

test.each<[string, boolean, string?]>([
  [join(THEME_ROOT, 'demo/live/load-demo.ts'), true],
  ['/site/node_modules/@babel/runtime/helpers/slicedToArray.js', false],
  // umi's own Babel imports these into demos, before umi 4.4.11.
  ['/site/node_modules/@babel/runtime/helpers/slicedToArray.js', true, 'webpack'],
  ['/site/node_modules/@babel/runtime/helpers/esm/slicedToArray.js', false, 'webpack'],
  [join(THEME_ROOT, 'demo/demo-root.tsx'), false],
])(
  '%s is in the file that shows demos before the app has loaded: %p %s',
  (path, isThere, bundler = '') => {
    process.env.BUNDLER = bundler;
    const takes = (name: string) => {
      const { test: asked } = cacheGroups()[name] as Group;
      return (asked as (module: Module) => boolean)(moduleAt(path));
    };
    expect(takes('starter')).toBe(isThere);
    // webpack stops where a group would move it to below the app, even if another takes it.
    if (isThere) expect(takes('theme')).toBe(false);
  },
);

test.each([
  ['/site/node_modules/antd/es/a.js', 'antd'],
  ['/site/node_modules/@scope/a/b.js', 'scopea'],
  ['/site/node_modules/outer/node_modules/inner/a.js', 'outer'],
  ['/site/node_modules/.pnpm/antd@5.0.0_react@18.3.1/node_modules/antd/es/a.js', 'antd'],
  ['/site/node_modules/.pnpm/@scope+a@1.0.0/node_modules/@scope/a/b.js', 'scopea'],
])('what several demos have of the package at %s is in the file %s', (path, expected) => {
  const { name } = cacheGroups().packages as Group;
  const nameOf = name as (module: Module) => string;
  expect(nameOf(moduleAt(path))).toBe(expected);
});

test('style sheets are named by their chunks, whatever the site calls them', () => {
  const css = { options: { filename: 'a.css', chunkFilename: 'css/[id].css', more: 1 } };
  cutIntoChunks({ plugins: [null, {}, css] }, 18);
  expect(css.options).toEqual({
    filename: '[name].css',
    chunkFilename: '[name].chunk.css',
    more: 1,
  });
});

test('scripts are made small, whatever the site says, where there is something to do so', () => {
  const optimization = { minimize: false, minimizer: ['swc'] };
  expect(cutIntoChunks({ optimization }, 18).optimization.minimize).toBe(true);
  expect(cutIntoChunks({}, 18).optimization.minimize).toBe(false);
});
