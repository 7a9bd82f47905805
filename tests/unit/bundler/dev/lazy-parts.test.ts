import { lazyParts } from '../../../../src/bundler/dev/lazy-parts';

const PAGE = '/site/docs/simple.md';

/** A module as Rspack shows it to `test`, behind its loaders. */
function isLazy(resource: string) {
  const pages = { files: () => new Set([PAGE]), at: () => undefined };
  const test = lazyParts(pages).test as (module: unknown) => boolean;
  return test({
    nameForCondition: () => resource.replace(/\?.*/, ''),
    identifier: () => `loader.cjs!${resource}`,
  });
}

test('what dumi imports of a page waits, everything else is compiled with what imports it', () => {
  expect(isLazy(`${PAGE}?type=demo`)).toBe(true);
  expect(isLazy(PAGE)).toBe(false);
  expect(isLazy(`${PAGE}?ledger-html`)).toBe(false);
  expect(isLazy('/site/docs/examples/simple.tsx')).toBe(false);
  expect(isLazy('/site/docs/examples/simple.tsx?raw')).toBe(false);
});
