import { hostPackages } from '../../../../../src/plugin/host-packages';
import type { Chain } from '../../../../../src/plugin/host';
import { shortenOptions } from '../../../../../src/plugin/pages/dumi/short-options';
import { ROOT } from '../../../support/root';

const WebpackChain = hostPackages(ROOT).preset(
  '@umijs/bundler-webpack/compiled/webpack-5-chain',
) as new () => Chain;

/** The options of dumi's loader after the change, as the loader writes them. */
function shortened(options: object) {
  const chain = new WebpackChain();
  const rule = chain.module.rule('dumi-md').oneOf('md');
  rule.use('babel-loader').loader('babel').options({ presets: [] });
  rule.use('md-loader').loader('dumi').options(options);
  shortenOptions(chain, '/site');
  return {
    options: rule.use('md-loader').get('options') as object,
    others: rule.use('babel-loader').get('options') as object,
  };
}

const ROUTES = { a: { path: 'a', file: 'docs/a.md' } };

test('the options are short as JSON, and otherwise the same', () => {
  const builtins = { API: () => null };
  const { options, others } = shortened({ routes: ROUTES, builtins });
  expect(JSON.stringify(options)).toMatch(/^"[\da-f]{64}"$/);
  expect(options).toMatchObject({ routes: ROUTES, builtins });
  expect(others).toEqual({ presets: [] });
});

test('they differ as JSON where those that dumi caches by differ', () => {
  const json = (options: object) => JSON.stringify(shortened(options).options);
  const own = json({ routes: ROUTES, mode: 'text' });
  expect(json({ routes: ROUTES, mode: 'demo' })).toBe(own);
  expect(json({ routes: { ...ROUTES, b: { path: 'b' } } })).not.toBe(own);
  expect(json({ routes: ROUTES, locales: [] })).not.toBe(own);
});
