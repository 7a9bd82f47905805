import { manifestText } from '../../../../src/plugin/outputs/manifest';
import { resolveOptions } from '../../../../src/plugin/schemas/options';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('the manifest names the site, its colors and those of its icons that it has', () => {
  const root = folderWith({ 'public/logo.svg': '<svg/>', 'public/a/b.svg': '<svg/>' });
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
    ],
    base: '/table',
    publicPath: '/table/',
    language: 'en-US',
  });
  const expected = {
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
    ],
  };
  expect(JSON.parse(text)).toEqual(expected);
});
