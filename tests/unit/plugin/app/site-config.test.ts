import { adaptConfig } from '../../../../src/plugin/app/site-config';

/** A site's configuration, as far as it is not umi's default, adapted. */
function adapt(config: Record<string, unknown>, installed: string[] = []) {
  const defaults = { base: '/', publicPath: '/', history: { type: 'browser' } };
  return adaptConfig({ ...defaults, ...config }, (name) => installed.includes(name));
}

test('a site that asks for nothing special keeps its addresses, and its author reads nothing', () => {
  const { changes, notes, fromHash } = adapt({ base: '/table', publicPath: '/files/' });
  expect(notes).toEqual([]);
  expect(fromHash).toBe(false);
  expect(changes).toMatchObject({ base: '/table', history: { type: 'browser' } });
  expect(changes).not.toHaveProperty('publicPath');
});

test.each([
  ['where the files are', '/', '/repo/', '/repo/'],
  ['at its own base', '/docs/', '/files/', '/docs/'],
  ['at the root, with files on another host', '/', 'https://cdn.example.com/a/', '/'],
  ['at the root, with files on another host of the same protocol', '/', '//cdn/a/', '/'],
])('the pages of a site with hash history stand %s', (_, base, publicPath, expected) => {
  const { changes, notes, fromHash } = adapt({
    base,
    publicPath,
    history: { type: 'hash' },
  });
  expect(fromHash).toBe(true);
  expect(changes).toMatchObject({ base: expected, history: { type: 'browser' } });
  expect(notes).toEqual([expect.stringMatching(/^`history`: each page has a document/)]);
});

test.each(['./', 'auto', '../'])(
  'files that are at %s are below the base',
  (publicPath) => {
    const { changes, notes } = adapt({ base: '/table', publicPath });
    expect(changes).toMatchObject({ base: '/table', publicPath: '/table/' });
    expect(notes).toEqual([]);
  },
);

test('an empty base is the root', () => {
  expect(adapt({ base: '' }).changes).toMatchObject({ base: '/' });
});

test('pictures of a site with hash history are found from all of its documents', () => {
  const pictures = {
    favicons: ['images/icon.png', '/icon.png', 'https://a.example/icon.png', 'data:,'],
    links: [{ rel: 'icon', href: './icon.svg' }],
    logo: 'logo.png',
    themeConfig: { name: 'A', logo: 'logo.svg' },
  };
  expect(
    adapt({ ...pictures, base: '/b/', history: { type: 'hash' } }).changes,
  ).toMatchObject({
    favicons: ['/b/images/icon.png', ...pictures.favicons.slice(1)],
    links: [{ rel: 'icon', href: '/b/icon.svg' }],
    logo: '/b/logo.png',
    themeConfig: { name: 'A', logo: '/b/logo.svg' },
  });
  const plain = { themeConfig: { logo: false } };
  expect(adapt({ ...plain, history: { type: 'hash' } }).changes).toMatchObject(plain);
  expect(adapt(pictures).changes).not.toHaveProperty('favicons');
});

test('the author of a hash site whose place is unknown is told which one it is written for', () => {
  const { notes } = adapt({ publicPath: './', history: { type: 'hash' } });
  expect(notes[0]).toContain('They are written for the address /,');
});

test('history in memory is not supported', () => {
  const { notes, changes, fromHash } = adapt({ history: { type: 'memory' } });
  expect(notes).toEqual([expect.stringContaining('`memory` is not supported')]);
  expect(changes.history).toEqual({ type: 'browser' });
  expect(fromHash).toBe(false);
});

test('externals that are installed are bundled, the others stay', () => {
  const externals = { react: 'React', 'react-dom': 'ReactDOM', map: 'window.Map' };
  const { changes, notes } = adapt({ externals }, ['react', 'react-dom']);
  expect(changes.externals).toEqual({ map: 'window.Map' });
  expect(notes).toEqual([
    expect.stringMatching(/^`externals`: react, react-dom are bundled/),
  ]);
  expect(adapt({ externals: { map: 'Map' } }).notes).toEqual([]);
  expect(adapt({ externals: [/^a/] }).changes).not.toHaveProperty('externals');
  const list = [/^a/, { react: 'React', map: 'Map' }];
  expect(adapt({ externals: list }, ['react']).changes.externals).toEqual([
    /^a/,
    { map: 'Map' },
  ]);
});

test.each([
  ['mako', {}],
  ['utoopack', true],
  ['ssr', { builder: 'mako' }],
  ['runtimePublicPath', {}],
  ['legacy', {}],
  ['styleLoader', {}],
  ['esm', {}],
  ['manifest', { fileName: 'a.json' }],
])('%s is said to do nothing, and does nothing', (name, value) => {
  const { changes, notes } = adapt({ [name]: value });
  expect(notes).toEqual([expect.stringMatching(`^\`${name}\`: `)]);
  expect(changes).toHaveProperty(name, undefined);
});

test('browsers that are too old are named', () => {
  const { notes } = adapt({
    targets: { chrome: 80, ie: 11, safari: 17, firefox: false },
  });
  expect(notes).toEqual([expect.stringContaining('`targets` (chrome 80, ie 11)')]);
  expect(adapt({ targets: { chrome: 120 } }).notes).toEqual([]);
});
