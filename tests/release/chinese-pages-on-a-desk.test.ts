import { testOnDesk } from '../e2e/every-page/desk';
import { others } from '../e2e/every-page/samples';

test('the walks know the pages in both languages and the demos alone', () => {
  expect(others).toEqual(
    expect.arrayContaining([
      '/demo/scroll-x',
      '/zh-CN/demo/scroll-y',
      '/zh-CN/recipe/pagination',
    ]),
  );
  expect(others.some((path) => path.startsWith('/~demos/'))).toBe(true);
});

testOnDesk(others.filter((path) => path.startsWith('/zh-CN')));
