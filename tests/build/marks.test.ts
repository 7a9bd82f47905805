import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sections = JSON.parse(readFileSync('docs/verified.json', 'utf8')) as Record<
  string,
  (string | null)[]
>;
const LANGUAGES = [
  ['', 'Verified on 7.30.3'],
  ['zh-CN', '已在 7.30.3 上验证'],
] as const;

const places = Object.keys(sections);
const lists = places.filter((section) => section.endsWith('#what-goes-wrong'));

/** The items of a section of a built page. */
function itemsOf(page: string, id: string): string[] {
  const html = readFileSync(join('dist', page, 'index.html'), 'utf8');
  const [, section = ''] = html.split(`<h2 id="${id}"`);
  return section.split('<h2')[0]?.match(/<li>.*?<\/li>/gs) ?? [];
}

test.each(LANGUAGES)('in /%s, the pitfalls that tests run say "%s"', (prefix, mark) => {
  const marked = lists.map((section) => {
    const [, page = '', id = ''] = /^docs\/(.*)\.md#(.*)$/.exec(section) ?? [];
    return [section, itemsOf(join(prefix, page), id).map((item) => item.includes(mark))];
  });
  const run = lists.map((section) => [
    section,
    sections[section]?.map((test) => test !== null),
  ]);
  expect(marked).toEqual(run);
});

test.each(LANGUAGES)(
  'in /%s, what tests run on the home page and in the references says "%s"',
  (prefix, mark) => {
    const marksOf = (...path: string[]) =>
      readFileSync(join('dist', prefix, ...path, 'index.html'), 'utf8').split(mark)
        .length - 1;
    const tests = places
      .filter((place) => !lists.includes(place))
      .flatMap((place) => sections[place] ?? []);
    expect(marksOf() + marksOf('types')).toBe(tests.length);
  },
);
