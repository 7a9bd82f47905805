import { layOut } from '../../../src/sandbox/lay-out';
import {
  changedDemo,
  HOSTILE,
  smallJavascript,
  smallProject,
} from '../support/small-demo';

test('Vite finds its configuration, a page that loads the module, and its tools at exact versions', () => {
  const { files, entry } = layOut(smallProject(), 'vite');
  expect(entry).toBe('src/main.tsx');
  expect(files['index.html']).toContain('<script type="module" src="/src/main.tsx">');
  expect(files['vite.config.js']).toContain('plugins: [react()]');
  const manifest = JSON.parse(files['package.json'] ?? '');
  expect(manifest).toMatchObject({ type: 'module', scripts: { dev: 'vite' } });
  const versions: string[] = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.every((version) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
  expect(Object.keys(manifest.devDependencies).sort()).toEqual([
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'vite',
  ]);
});

test('Create React App finds its page in public/, without script, and src/index', () => {
  const project = smallProject({ language: 'js', javascript: smallJavascript });
  const { files, entry } = layOut(project, 'create-react-app');
  expect(entry).toBe('src/index.jsx');
  expect(Object.keys(files).sort()).toEqual([
    'package.json',
    'public/index.html',
    'src/demo/index.jsx',
    'src/demo/shared/look.css',
    'src/demo/shared/rows.js',
    'src/index.jsx',
  ]);
  expect(files['public/index.html']).not.toContain('<script');
  const { main, devDependencies } = JSON.parse(files['package.json'] ?? '');
  expect({ main, devDependencies }).toEqual({ main: entry, devDependencies: {} });
});

test('the script stands in the page’s own body, whatever the title says', () => {
  const asset = changedDemo({ title: `</body>${HOSTILE}` });
  const page = layOut(smallProject({ asset }), 'vite').files['index.html'] ?? '';
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.indexOf('<script')).toBeGreaterThan(page.indexOf('id="root"'));
});

test.each([
  ['16.13.1', "react({ jsxRuntime: 'classic' })", 'react'],
  ['16.14.0', 'react()', 'react-jsx'],
  ['17.0.2', 'react()', 'react-jsx'],
])('JSX of React %s is compiled by %s', (version, call, jsx) => {
  const react = { react: version, 'react-dom': version };
  const { files } = layOut(smallProject({ react }), 'vite');
  expect(files['vite.config.js']).toContain(call);
  expect(JSON.parse(files['tsconfig.json'] ?? '').compilerOptions.jsx).toBe(jsx);
});

test.each([
  ['vite', '../../vite.config.js'],
  ['create-react-app', '../index.tsx'],
] as const)('%s keeps its own file from %s of a demo', (bundler, name) => {
  const project = smallProject({ asset: changedDemo({ files: { [name]: '' } }) });
  expect(() => layOut(project, bundler)).toThrow(/has the same path as/);
});
