import { ownTags } from '../../../../src/plugin/prerender/own-tags';

test("scripts of the site stay in order, without the bundle's", () => {
  const own = [
    'window.a = 1',
    { src: '/a.js', defer: true },
    '/my-umi.js',
    { content: '' },
  ];
  const tags = [{ src: '/base/umi.js' }, ...own];
  expect(ownTags(tags, 'umi', '/base/')).toEqual(own);
});

test("style sheets of the site stay, without the bundle's, wherever it is", () => {
  const tags = ['.a { color: red }', { src: 'https://cdn.example.com/umi.css' }];
  expect(ownTags(tags, 'umi', 'https://cdn.example.com/')).toEqual(['.a { color: red }']);
  expect(ownTags(undefined, 'umi', '/')).toEqual([]);
});
