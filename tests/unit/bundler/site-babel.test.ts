import { siteBabel } from '../../../src/bundler/site-babel';

test('a site without plugins of Babel needs none', () => {
  expect(siteBabel({ config: {} })).toBeUndefined();
  const empty = { extraBabelPlugins: [null, false], extraBabelPresets: [] };
  expect(siteBabel({ config: empty, extraBabelPlugins: [] })).toBeUndefined();
});

test('the plugins of the configuration come after those that plugins of umi add', () => {
  expect(
    siteBabel({
      config: { extraBabelPlugins: ['own'], extraBabelPresets: [['preset', {}]] },
      extraBabelPlugins: ['added'],
      extraBabelPresets: ['other'],
    }),
  ).toEqual({ plugins: ['added', 'own'], presets: ['other', ['preset', {}]] });
});
