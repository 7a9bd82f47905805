/** Items of lists with an address of their own, from the pages' files to the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = [
  ['', '.md'],
  ['zh-CN', '.zh-CN.md'],
] as const;
const ITEM = /^ *- \*\*.+?\*\* \{#([\w-]+)\}/gm;

const readBuilt = (...path: string[]) => readFileSync(join('dist', ...path), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** The anchors in the files of a language, by the address of the page. */
function writtenAnchors(ending: string): [page: string, ids: string[]][] {
  return ['demo', 'guide', 'recipe'].flatMap((folder) =>
    readdirSync(join('docs', folder))
      .filter((name) => name.slice(name.indexOf('.')) === ending)
      .map((name): [string, string[]] => {
        const page = `${folder}/${name.slice(0, -ending.length)}`.replace('/index', '');
        return [page, found(readFileSync(join('docs', folder, name), 'utf8'), ITEM)];
      }),
  );
}

test.each(LANGUAGES)(
  'in /%s, each anchor of an item is in its page',
  (prefix, ending) => {
    const pages = writtenAnchors(ending);
    expect(pages.flatMap(([, ids]) => ids).length).toBeGreaterThan(310);
    const missing = pages.flatMap(([page, ids]) => {
      const built = found(readBuilt(prefix, page, 'index.html'), /<li id="([^"]+)"/g);
      return ids.filter((id) => !built.includes(id)).map((id) => `${page}#${id}`);
    });
    expect(missing).toEqual([]);
  },
);

test.each(LANGUAGES)('in /%s, each symptom leads to what explains it', (prefix) => {
  const text = readBuilt(prefix, 'guide/symptoms/index.html');
  const links = found(text, /<li><a href="\/([^"]*#[^"]+)"/g);
  expect(links.length).toBeGreaterThan(320);
  const dead = links.filter((link) => {
    const [page = '', id = ''] = link.split('#');
    const html = readBuilt(page, 'index.html');
    return !html.includes(` id="${decodeURI(id)}"`);
  });
  expect(dead).toEqual([]);
  expect(links.filter((link) => link.endsWith('#what-goes-wrong'))).toEqual([]);
});

test.each(LANGUAGES)('in /%s, no text shows an anchor', (prefix, ending) => {
  const pages = writtenAnchors(ending).filter(([, ids]) => ids.length > 0);
  const texts = [
    ...pages.map(([page]) => readBuilt(prefix, page, 'index.html')),
    ...pages.map(([page]) => readBuilt(prefix, `${page}.md`)),
    ...readdirSync(join('dist', 'search')).map((name) => readBuilt('search', name)),
    readBuilt('llms-full.txt'),
  ];
  const shown = pages.flatMap(([, ids]) => ids).map((id) => `{#${id}}`);
  expect(shown.filter((written) => texts.some((text) => text.includes(written)))).toEqual(
    [],
  );
});
