import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { WebAppManifest } from 'web-app-manifest';
import { manifestText } from '../../../../src/plugin/outputs/manifest';
import { resolveOptions } from '../../../../src/plugin/schemas/options';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('the manifest names the site, its colors and those of its icons that it has', () => {
  const root = folderWith({ 'public/logo.svg': '<svg/>', 'public/a/b.svg': '<svg/>' });
  for (const name of ['touch.png', 'apple-touch-icon.png'])
    cpSync('public/apple-touch-icon.png', join(root, 'public', name));
  const text = manifestText({
    options: resolveOptions({
      name: 'Site',
      logo: '/logo.svg',
      prefersColor: { default: 'dark' },
    }),
    root,
    favicons: [
      '/table/logo.svg',
      '/table/gone.png',
      'https://b.example/c.png',
      'a/b.svg',
      '/table/touch.png',
    ],
    base: '/table',
    publicPath: '/table/',
    language: 'en-US',
  });
  const expected: WebAppManifest = {
    name: 'Site',
    short_name: 'Site',
    lang: 'en-US',
    start_url: '/table/',
    scope: '/table/',
    display: 'minimal-ui',
    background_color: '#12151b',
    theme_color: '#12151b',
    icons: [
      { src: '/table/logo.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/table/a/b.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/table/touch.png', sizes: '180x180', type: 'image/png' },
      // That of phones, which no option names.
      { src: '/table/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
  expect(JSON.parse(text)).toEqual(expected);
});

test('a site without a name has none in its manifest', () => {
  const text = manifestText({
    options: resolveOptions({}),
    root: folderWith({}),
    favicons: [],
    base: '',
    publicPath: '/',
    language: 'en-US',
  });
  const manifest = JSON.parse(text) as WebAppManifest;
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', icons: [] });
  expect(manifest).not.toHaveProperty('name');
  expect(manifest).not.toHaveProperty('short_name');
});
