import { formatProblem } from '../../../../../src/model/problem';
import { resolveOptions } from '../../../../../src/plugin/schemas/options';
import { socialPictureProblems } from '../../../../../src/plugin/checks/config/social-pictures';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const FONTS = ['@fontsource/one', 'no-font', 'not-here'];
const root = folderWith({
  '.dumirc.js': `module.exports = {
  themeConfig: {
    socialPictures: [
      '${FONTS.join("',\n      '")}',
    ],
  },
};
`,
  'node_modules/@fontsource/one/package.json': '{ "version": "1.0.0" }',
  'node_modules/@fontsource/one/files/one-latin-400-normal.woff2': '',
  'node_modules/no-font/package.json': '{ "version": "1.0.0" }',
});

const problemsWith = (options: object) =>
  socialPictureProblems({
    root,
    options: resolveOptions({ name: 'Site', socialPictures: FONTS, ...options }),
  }).map(formatProblem);

test('a package that is not installed or has no font is a problem', () => {
  const cards = 'Cards have no picture of their own.';
  expect(problemsWith({ siteUrl: 'https://example.com' })).toEqual([
    `.dumirc.js:3 themeConfig.socialPictures needs the package @napi-rs/canvas, which is not installed. ${cards} Install it: npm install --save-dev @napi-rs/canvas`,
    `.dumirc.js:5 themeConfig.socialPictures names no-font, which has no font that @napi-rs/canvas can read. ${cards} Name a package of Fontsource, such as @fontsource-variable/inter.`,
    `.dumirc.js:6 themeConfig.socialPictures needs the package not-here, which is not installed. ${cards} Install it: npm install --save-dev not-here`,
  ]);
});

test('a site that draws no cards needs no packages', () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ siteUrl: 'https://example.com', socialCards: false })).toEqual(
    [],
  );
});
