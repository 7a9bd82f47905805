import { withLastAssets } from '../../../../src/bundler/dev/last-assets';

test('a result has its files while something else is compiled', () => {
  let finish: (stats: never) => void = () => {};
  const done = { tap: (_: string, run: typeof finish) => (finish = run) };
  const results: { compilation: { assets: object } }[] = [];
  withLastAssets({ hooks: { done } }).hooks.done.tap('umi', (stats) =>
    results.push(stats as never),
  );
  const assets: Record<string, object> = { 'umi.js': {} };
  finish({ compilation: { assets }, hasErrors: () => false } as never);
  // As Rspack does when it begins again.
  delete assets['umi.js'];
  expect(Object.keys(results[0]?.compilation.assets ?? {})).toEqual(['umi.js']);
});
