import { EMOTION } from '../../../../../src/plugin/app/styles-in-js/emotion';
import type { Chain } from '../../../../../src/plugin/host';
import type { Replacement } from '../../../../../src/plugin/app/styles-in-js/library';

test("a plugin of a site finds no caches of antd-style's, as umi's server renders nothing", () => {
  const chain = { plugin: () => ({ use: () => undefined }) } as unknown as Chain;
  EMOTION.bundle?.(chain, class {} as unknown as Replacement, {});
  const all = globalThis as unknown as Record<string, { getCacheList(): unknown[] }>;
  expect(all.__ANTD_STYLE_CACHE_MANAGER_FOR_SSR__?.getCacheList()).toEqual([]);
});
