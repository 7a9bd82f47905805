import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = 'dist';
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(^|[\\/])index\.html$/.test(file) && !file.startsWith('~demos'),
);
const html = new Map(
  pages.map((file) => [file.replace(/\\/g, '/'), readFileSync(join(DIST, file), 'utf8')]),
);

/** The addresses that the code of a page's demos leads to. */
function codeLinks(text: string): string[] {
  return [...text.matchAll(/<pre [^>]*><code>(.*?)<\/code><\/pre>/gs)].flatMap(
    ([, code = '']) =>
      [...code.matchAll(/<a (?:tabindex="-1" )?href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      ),
  );
}

function idsOf(path: string): Set<string> {
  const text =
    html.get(`${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')) ?? '';
  return new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

test.each([
  ['/', ''],
  ['/zh-CN', 'zh-CN/'],
])(
  'every property in the code of pages below %s leads to its row there',
  (language, folder) => {
    const links = [...html]
      .filter(([file]) => file.startsWith(`${folder}demo/`))
      .flatMap(([, text]) => codeLinks(text));
    expect(links.length).toBeGreaterThan(1000);
    const known = new Map<string, Set<string>>();
    const dead = [...new Set(links)].filter((link) => {
      const [path = '', anchor = ''] = link.split('#');
      const ids = known.get(path) ?? idsOf(path);
      known.set(path, ids);
      return !ids.has(anchor);
    });
    expect(dead).toEqual([]);
    // There are the fields of what functions get.
    expect([...known.keys()].sort()).toEqual([language, `/${folder}types`]);
  },
);

test('each demo page with a table has some of them', () => {
  const without = [...html].filter(
    ([file, text]) =>
      /^demo\/.+/.test(file) &&
      file !== 'demo/index.html' &&
      codeLinks(text).length === 0,
  );
  expect(without.map(([file]) => file)).toEqual([]);
});
