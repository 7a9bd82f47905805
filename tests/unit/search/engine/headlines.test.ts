import { engineOf, hitsOf, linksOf, makeSearchPage, makeSection } from '../made-pages';

const engine = engineOf([
  makeSearchPage({ link: '/guide', title: 'Guide', description: 'Scrolling tables.' }),
  makeSearchPage({
    link: '/demo/scroll-x',
    title: 'scrollX',
    headline: 'Horizontal scrolling',
    sections: [makeSection('Hints', '/demo/scroll-x#hints')],
  }),
  makeSearchPage({ link: '/demo/wide', title: 'Wide tables' }),
]);

test.each(['scrollX', 'scroll x', 'horizontal scrolling', 'horizontal', 'scrolling'])(
  '%j finds the page first, by its name or by its headline',
  (query) => {
    expect(linksOf(engine.search(query))[0]).toBe('/demo/scroll-x');
  },
);

test('a hit shows the headline, with the name beside it', () => {
  const [hit] = hitsOf(engine.search('scrollX'));
  expect(hit?.highlightTitleTexts.map(({ text }) => text).join('')).toBe(
    'Horizontal scrolling',
  );
  expect(hit?.path).toEqual(['scrollX']);
});

test('a page without a headline shows its title alone', () => {
  const [hit] = hitsOf(engine.search('wide'));
  expect(hit?.path).toEqual([]);
});

test('a heading stands below the headline of its page', () => {
  const [hit] = hitsOf(engine.search('hints'));
  expect(hit?.path).toEqual(['Horizontal scrolling']);
});
