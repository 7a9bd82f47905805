import { testOnDesk } from '../e2e/every-page/desk';
import { samples } from '../e2e/every-page/samples';
import { builtPages } from '../e2e/support/built-pages';

// `e2e/every-page/on-a-desk` looks at the samples and at the page for what is missing.
const others = builtPages.filter(
  (path) => !samples.includes(path) && path !== '/404.html',
);

test('the walk knows the pages in both languages and the demos alone', () => {
  expect(others).toEqual(
    expect.arrayContaining([
      '/demo/scroll-x',
      '/zh-CN/demo/scroll-y',
      '/zh-CN/recipe/pagination',
    ]),
  );
  expect(others.some((path) => path.startsWith('/~demos/'))).toBe(true);
});

testOnDesk(others);
