import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sections = JSON.parse(readFileSync('docs/verified.json', 'utf8')) as Record<
  string,
  (string | null)[]
>;
const LANGUAGES = [
  // The version stays on the line of its word.
  ['', 'Verified on\u00a07.30.3'],
  ['zh-CN', '已在 7.30.3 上验证'],
] as const;

const places = Object.keys(sections);
const pitfalls = places.filter((place) => /^docs\/(?:demo|guide|recipe)\//.test(place));

/** The pages of some places in a language, each with the ids of its places. */
function pagesOf(all: readonly string[]): [page: string, ids: string[]][] {
  const pages = new Map<string, string[]>();
  for (const place of all) {
    const [, page = '', id = ''] = /^docs\/(.*)\.md#(.*)$/.exec(place) ?? [];
    pages.set(page, [...(pages.get(page) ?? []), id]);
  }
  return [...pages];
}

test.each(LANGUAGES)('in /%s, the pitfalls that tests run say "%s"', (prefix, mark) => {
  const marked = pagesOf(pitfalls).map(([page]) => {
    const html = readFileSync(join('dist', prefix, page, 'index.html'), 'utf8');
    const items = html.match(/<li id=".*?<\/li>/gs) ?? [];
    const ids = items
      .filter((item) => item.includes(mark))
      .map((item) => /^<li id="([^"]+)"/.exec(item)?.[1]);
    return [page, ids];
  });
  expect(marked).toEqual(pagesOf(pitfalls));
});

test.each(LANGUAGES)(
  'in /%s, what tests run on the home page and in the references says "%s"',
  (prefix, mark) => {
    const marksOf = (...path: string[]) =>
      readFileSync(join('dist', prefix, ...path, 'index.html'), 'utf8').split(mark)
        .length - 1;
    const tests = places
      .filter((place) => !pitfalls.includes(place))
      .flatMap((place) => sections[place] ?? []);
    expect(marksOf() + marksOf('types')).toBe(tests.length);
  },
);
