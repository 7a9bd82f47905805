import { ROOT } from '../support/root';
import { loadSiteBabel, siteBabel } from '../../../src/bundler/site-babel';

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

describe('what a site adds to Babel', () => {
  const loaded = (...extraBabelPlugins: unknown[]) =>
    loadSiteBabel({ cwd: ROOT, config: { extraBabelPlugins } });

  test('is loaded before the bundler asks for it, once for all files', async () => {
    const plugin = jest.fn(() => ({ visitor: {} }));
    await loaded(plugin);
    expect(plugin).toHaveBeenCalledTimes(1);
    await expect(loaded()).resolves.toBeUndefined();
  });

  test('stops with the reason and the cure where it cannot be loaded', async () => {
    const broken = () => {
      throw new Error('It is made for another Babel');
    };
    await expect(loaded(broken)).rejects.toThrow(
      /It is made for another Babel .*\nCorrect `extraBabelPlugins`/,
    );
    await expect(loaded('is-not-there')).rejects.toThrow(/is-not-there/);
  });
});
