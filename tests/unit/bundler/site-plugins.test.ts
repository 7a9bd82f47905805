import { rspack as makeRspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';
import {
  NeedsWebpack,
  makeCompiler,
  swapSitePlugins,
} from '../../../src/bundler/site-plugins';

class DefinePlugin {}
class OwnPlugin {}
class LoaderTargetPlugin {}
const webpack = { DefinePlugin, LoaderTargetPlugin };
const rspack = { DefinePlugin: class RspackDefine {} };

/** A chain with plugins, as far as it is asked. */
function chainOf(given: Record<string, [unknown, unknown[]]>) {
  const plugins = new Map(Object.entries(given));
  return {
    plugins: {
      entries: () => Object.fromEntries(plugins),
      delete: (name: string) => plugins.delete(name),
    },
    plugin: (name: string) => ({
      get: (what: string) => plugins.get(name)?.[what === 'plugin' ? 0 : 1],
      use: (plugin: unknown, args: unknown[]) => plugins.set(name, [plugin, args]),
    }),
    now: () => Object.fromEntries(plugins),
  };
}

const swap = (chain: ReturnType<typeof chainOf>) =>
  swapSitePlugins(chain as never, rspack, webpack);

test("webpack's plugins become Rspack's, with their arguments; others stay", () => {
  const own = new OwnPlugin();
  const chain = chainOf({
    define: [DefinePlugin, [{ a: 1 }]],
    own: [OwnPlugin, [2]],
    made: [own, []],
  });
  swap(chain);
  expect(chain.now()).toEqual({
    define: [rspack.DefinePlugin, [{ a: 1 }]],
    own: [OwnPlugin, [2]],
    made: [own, []],
  });
});

test.each([
  ['Rspack lacks', LoaderTargetPlugin, /LoaderTargetPlugin/],
  ['is made already', new DefinePlugin(), /DefinePlugin/],
])('a plugin of webpack that %s needs webpack', (_, plugin, message) => {
  const chain = chainOf({ one: [plugin, []] });
  expect(() => swap(chain)).toThrow(NeedsWebpack);
  expect(() => swap(chain)).toThrow(message);
});

test('what fails while the compiler is made is a reason for webpack', async () => {
  const fails = () => {
    throw new TypeError('x is not a function');
  };
  await expect(makeCompiler(fails)).rejects.toThrow(NeedsWebpack);
  await expect(makeCompiler(fails)).rejects.toThrow(/x is not a function/);
});

test('a plugin that resolves modules itself is a reason for webpack; another one is not', async () => {
  const made = (apply: (compiler: Compiler) => void) =>
    makeCompiler(() => makeRspack({ plugins: [{ apply }] }));
  const resolves = ({ options }: Compiler) => {
    Object.assign(options.resolve, { plugins: [{ apply() {} }] });
  };
  await expect(made(resolves)).rejects.toThrow(NeedsWebpack);
  await expect(made(resolves)).rejects.toThrow(/resolves modules itself/);
  const compiler = await made(() => undefined);
  expect(compiler.options.plugins).toHaveLength(1);
  await new Promise((done) => compiler.close(done));
});
