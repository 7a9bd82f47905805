import { readJson } from '../support/rules';
import {
  changedDemo,
  HOSTILE,
  smallDemo,
  smallJavascript,
  smallProject,
} from '../support/small-demo';

const manifestOf = (files: Record<string, string>) =>
  JSON.parse(files['package.json'] ?? '') as Record<string, unknown>;

test('the demo keeps its texts and its folders, and its files are the project', () => {
  const { files, entry, demo } = smallProject();
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/demo/index.tsx',
    'src/demo/shared/look.css',
    'src/demo/shared/rows.ts',
    'src/main.tsx',
    'tsconfig.json',
  ]);
  expect(files['src/demo/shared/look.css']).toBe(
    smallDemo.dependencies['shared/look.css']?.value,
  );
  expect([entry, demo]).toEqual(['src/main.tsx', 'src/demo/index.tsx']);
});

test('packages are those of the demo at their exact versions, React at the version given', () => {
  const { files, dependencies, devDependencies } = smallProject();
  expect(dependencies).toEqual({
    react: '16.14.0',
    'react-dom': '16.14.0',
    'rc-table': '7.30.3',
    'rc-menu': '9.16.1',
  });
  expect(manifestOf(files)).toMatchObject({ dependencies, devDependencies });
});

test('the types of React 16 are those that this repository is checked with', () => {
  const ours = readJson('package.json').devDependencies;
  const { devDependencies } = smallProject();
  expect(Object.keys(devDependencies)).toEqual(['@types/react', '@types/react-dom']);
  expect(ours).toMatchObject(devDependencies);
});

test.each([
  ['17.0.2', '17.'],
  ['18.3.1', '18.'],
  ['19.0.0-rc.1', '19.'],
  ['latest', '19.'],
  ['15.7.0', '16.'],
])('React %s comes with types of %s', (version, types) => {
  const { devDependencies } = smallProject({
    react: { react: version, 'react-dom': version },
  });
  expect(devDependencies['@types/react']).toMatch(new RegExp(`^${types}`));
});

test('JavaScript has neither types, nor their packages, nor a package used for types alone', () => {
  const project = smallProject({ language: 'js', javascript: smallJavascript });
  expect(Object.keys(project.files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/demo/index.jsx',
    'src/demo/shared/look.css',
    'src/demo/shared/rows.js',
    'src/main.jsx',
  ]);
  expect(project.files['src/demo/index.jsx']).toBe(smallJavascript['index.jsx']);
  expect(project.devDependencies).toEqual({});
  expect(Object.keys(project.dependencies).sort()).toEqual([
    'rc-table',
    'react',
    'react-dom',
  ]);
  expect([project.entry, project.demo]).toEqual(['src/main.jsx', 'src/demo/index.jsx']);
});

test('what the reader has edited takes the place of what was written', () => {
  const text = "import React from 'react';\nexport default () => <b>mine</b>;\n";
  const { files, dependencies } = smallProject({ edited: { 'index.tsx': text } });
  expect(files['src/demo/index.tsx']).toBe(text);
  expect(files['src/demo/shared/rows.ts']).toContain('export const rows');
  expect(Object.keys(dependencies).sort()).toEqual(['react', 'react-dom']);
});

test('a package that no file has ever named stays: another one wants it beside itself', () => {
  const asset = changedDemo({});
  asset.dependencies['rc-peer'] = { type: 'NPM', value: '1.0.0' };
  const { dependencies } = smallProject({ asset, edited: { 'index.tsx': '' } });
  expect(dependencies).toHaveProperty('rc-peer', '1.0.0');
});

test('types that the asset lists come along for TypeScript, and for JavaScript do not', () => {
  const asset = changedDemo({});
  asset.dependencies['@types/rc-table'] = { type: 'NPM', value: '1.2.3' };
  const typed = smallProject({ asset });
  expect(typed.devDependencies).toHaveProperty('@types/rc-table', '1.2.3');
  expect(typed.dependencies).not.toHaveProperty('@types/rc-table');
  const script = smallProject({ asset, language: 'js', javascript: smallJavascript });
  expect(JSON.stringify(script)).not.toContain('@types/');
});

test('a package is not taken for another one whose name begins alike', () => {
  const asset = changedDemo({ files: { 'index.tsx': "import 'rc-table-more';" } });
  asset.dependencies['rc-table-more'] = { type: 'NPM', value: '1.0.0' };
  const { dependencies } = smallProject({
    asset,
    edited: { 'index.tsx': "import '~rc-table/x.css';" },
  });
  expect(dependencies).toHaveProperty('rc-table');
  expect(dependencies).not.toHaveProperty('rc-table-more');
});

test.each([
  ['15.6.2', 'ReactDOM.render('],
  ['16.14.0', 'ReactDOM.render('],
  ['17.0.2', 'ReactDOM.render('],
  ['18.0.0', 'createRoot('],
  ['18.3.1-canary', 'createRoot('],
  ['19.2.0', 'createRoot('],
  ['next', 'createRoot('],
])('React %s renders by %s', (version, call) => {
  const react = { react: version, 'react-dom': version };
  const main = smallProject({ react }).files['src/main.tsx'] ?? '';
  const other = call === 'createRoot(' ? 'ReactDOM' : 'createRoot';
  expect(main).toContain(call);
  expect(main).not.toContain(other);
  expect(main).toContain("import Demo from './demo/index';");
});

test('a page has language, viewport and a root, and words that cannot break out of it', () => {
  const asset = changedDemo({ title: HOSTILE, description: HOSTILE });
  const page = smallProject({ asset, lang: 'zh-CN' }).files['index.html'] ?? '';
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toMatch(/<script|<\/script|"quoted"|%MODE%/);
  expect(page).toContain('&lt;/script&gt;');
  // What a browser reads out of it is what was written.
  const { 1: title = '' } = /<title>(.*)<\/title>/.exec(page) ?? [];
  const read = title
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&#37;/g, '%')
    .replace(/&amp;/g, '&');
  expect(read).toBe(HOSTILE);
});

test('package.json holds any words, and a name that npm takes', () => {
  const description = `${HOSTILE}\nsecond line`;
  const asset = changedDemo({ description, name: 'React DnD!' });
  const { files, name } = smallProject({ asset });
  expect(manifestOf(files)).toMatchObject({ name: 'react-dnd-demo', description });
  expect(name).toBe('react-dnd-demo');
});

test.each([
  ['react-dnd', 'react-dnd-demo'],
  ['../../etc', 'etc-demo'],
  ['固定列', 'docs-demo-frozen-rows-demo'],
  ['', 'docs-demo-frozen-rows-demo'],
])('a demo called "%s" is the project %s', (name, expected) => {
  expect(smallProject({ asset: changedDemo({ name }) }).name).toBe(expected);
});

test.each(['../main.tsx', '../../package.json', '../../index.html', '../Main.tsx'])(
  'a file %s of the demo may not take the place of the project’s own',
  (name) => {
    const asset = changedDemo({ files: { [name]: 'mine' } });
    expect(() => smallProject({ asset })).toThrow(
      /has the same path as a file of the project itself/,
    );
  },
);

test('files called as the project’s own stand apart in the demo’s folder', () => {
  const asset = changedDemo({ files: { 'package.json': '{}', 'main.tsx': 'mine' } });
  const { files } = smallProject({ asset });
  expect(files['src/demo/package.json']).toBe('{}');
  expect(files['src/demo/main.tsx']).toBe('mine');
  expect(files['src/main.tsx']).toContain('ReactDOM.render');
});

test('a file beside the demo’s folder keeps its place', () => {
  const asset = changedDemo({ files: { '../data/rows.ts': 'export {};' } });
  expect(smallProject({ asset }).files).toHaveProperty(['src/data/rows.ts']);
});

test.each(['../../../x.ts', '/etc/passwd', 'C:\\x.ts', 'a\\b.ts', 'a//b.ts', 'c:x'])(
  'a file called %s has no place in a project, and the error says so',
  (name) => {
    const asset = changedDemo({ files: { [name]: '' } });
    expect(() => smallProject({ asset })).toThrow(`The path "${name}" is not valid`);
  },
);

test('faults of the caller are named: no JavaScript, an edited file or an entry that is not there', () => {
  expect(() => smallProject({ language: 'js' })).toThrow(/has no JavaScript version/);
  expect(() => smallProject({ edited: { 'index.jsx': '' } })).toThrow(
    /no file "index.jsx" in TypeScript.*Its files: index.tsx, shared\/rows.ts/,
  );
  expect(() => smallProject({ asset: changedDemo({ entry: 'demo.tsx' }) })).toThrow(
    /no file "demo.tsx"/,
  );
});
