import { changesBabel } from '../../../src/bundler/umi-webpack';

test.each([
  ['nothing', { config: {}, extraBabelPlugins: [], extraBabelPresets: [] }, false],
  ['its options', { config: { extraBabelPlugins: ['a'] } }, true],
  ['its options for presets', { config: { extraBabelPresets: ['a'] } }, true],
  ['a plugin of it', { config: {}, extraBabelPlugins: [() => ({})] }, true],
  ['a plugin of it, by a preset', { config: {}, extraBabelPresets: ['a'] }, true],
])('Babel runs where a site changes it by %s', (_, options, expected) => {
  expect(changesBabel(options)).toBe(expected);
});
