import { formatProblem } from '../../../../src/model/problem';
import {
  checkFrontMatter,
  usableFrontMatter,
} from '../../../../src/plugin/schemas/front-matter';

const place = { file: 'docs/a.md', lineOf: (path: readonly unknown[]) => path.length };

test.each<[object, string]>([
  [
    { title: ['A'] },
    '`title` must be text, but is a list. Write, for example, `title: Scrolling`.',
  ],
  [
    { description: true },
    '`description` must be text, but is true. Write, for example, `description: Tables that are wider than their page.`.',
  ],
  [
    { group: ['A'] },
    '`group` must be text, or an object with `title` and `order`, but is a list. Write, for example, `group: Scrolling`.',
  ],
  [
    { order: 'first' },
    '`order` must be a number, but is the text "first". Write, for example, `order: 3`.',
  ],
  [
    { order: NaN },
    '`order` must be a number, but is the number NaN. Write, for example, `order: 3`.',
  ],
  [
    { keywords: 'spans' },
    '`keywords` must be a list of texts, but is the text "spans". Write, for example, `keywords: [merged cells, spans]`.',
  ],
  [
    { search: 'no' },
    '`search` must be true or false, but is the text "no". Write, for example, `search: false`.',
  ],
  [
    { tocDepth: 7 },
    '`tocDepth` must be 1, 2, 3, 4, 5 or 6, but is the number 7. Write, for example, `tocDepth: 2`.',
  ],
  [
    { demos: 'all' },
    '`demos` must be an object of demos by name, but is the text "all". Write, for example, `demos: { my-demo: { prerender: false, height: 300 } }`.',
  ],
])('of front matter %j place, fault and cure are told', (data, expected) => {
  expect(checkFrontMatter({ ...data }, place).map(formatProblem)).toEqual([
    `docs/a.md:1 ${expected}`,
  ]);
});

test.each<[object, string]>([
  [
    { keywords: ['a', 3] },
    '2 `keywords[1]` must be text, but is the number 3. Write, for example, `keywords: [merged cells, spans]`.',
  ],
  [
    { demos: { 'a.b': 4 } },
    '2 `demos["a.b"]` must be an object of options, but is the number 4. Write, for example, `my-demo: { prerender: false, height: 300 }`.',
  ],
  [
    { demos: { a: { height: -1 } } },
    '3 `demos.a.height` must be a number of pixels above 0, but is the number -1. Write, for example, `height: 300`.',
  ],
  [
    { demos: { a: { heigth: 1 } } },
    '3 `demos.a` has an unknown key `heigth`. Did you mean `height`?',
  ],
  [
    { demos: { a: { full: 1 } } },
    '3 `demos.a` has an unknown key `full`. Known are prerender, height, lazy.',
  ],
])('inside front matter %j they are too', (data, expected) => {
  expect(checkFrontMatter({ ...data }, place).map(formatProblem)).toEqual([
    `docs/a.md:${expected}`,
  ]);
});

test('a key without a value, and a key of others, are right', () => {
  const data = { title: 'A', order: null, demos: { a: null }, cover: { title: 3 } };
  expect(checkFrontMatter(data, place)).toEqual([]);
});

test('what is wrong is left out of what can be used, and numbers become titles', () => {
  const data = { title: 404, order: 'first', group: 'A', search: null, hero: 1 };
  expect(usableFrontMatter(data)).toEqual({ title: '404', group: 'A' });
});

test('front matter for dumi is right in each of its forms', () => {
  const data = {
    order: '2',
    nav: { title: 3, order: '1', path: '/a', second: { title: 'B', order: 2 } },
    group: { title: null, order: 5 },
    hero: { title: 'A', actions: [{ type: 'primary', text: 'Go', link: '/a' }] },
    features: [{ emoji: 1, title: 'F', image: 'a.png' }],
    demo: { cols: 2, tocDepth: null },
    debug: true,
    sidebar: false,
  };
  expect(checkFrontMatter(data, place)).toEqual([]);
  expect(usableFrontMatter(data)).toMatchObject({
    order: 2,
    nav: { title: '3', order: 1, second: { title: 'B', order: 2 } },
    group: { order: 5 },
    features: [{ emoji: '1', title: 'F', image: 'a.png' }],
    demo: { cols: 2 },
  });
  const short = { nav: 'A', group: 4, hero: null };
  expect(checkFrontMatter(short, place)).toEqual([]);
  expect(usableFrontMatter(short)).toEqual({ nav: 'A', group: '4' });
});
