import { tabKeyOf } from '../../../src/plugin/tab-files';

test.each([
  ['docs/demo/virtual-list.$tab-performance.md', 'performance'],
  ['docs/demo/virtual-list.$tab-performance.zh-CN.md', 'performance'],
  ['docs/demo/virtual-list.md', undefined],
  ['docs/demo/virtual-list.zh-CN.md', undefined],
  ['docs/a.$tab-b/page.md', undefined],
  [undefined, undefined],
])('the tab that %s is has the key %s', (path, key) => {
  expect(tabKeyOf(path)).toBe(key);
});
