import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackIndex } from '../../src/search/format/index-file';
import type { IndexFile } from '../../src/search/format/index-file';

const DIST = 'dist';
const files = readdirSync(join(DIST, 'search'));

function readIndex(locale: string) {
  const name = files.find((file) => new RegExp(`^${locale}\\.\\w{8}\\.json$`).test(file));
  return unpackIndex(
    JSON.parse(readFileSync(join(DIST, 'search', name ?? ''), 'utf8')) as IndexFile,
  );
}

function idsOf(path: string): Set<string> {
  const html = readFileSync(join(DIST, path, 'index.html'), 'utf8');
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

test.each(['en-US', 'zh-CN'])(
  'every link of the index of %s leads to something',
  (locale) => {
    const { units } = readIndex(locale);
    expect(units.length).toBeGreaterThan(500);
    const pages = new Map<string, Set<string>>();
    const dead = units.filter(({ link }) => {
      const [path = '', anchor] = link.split('#');
      const ids = pages.get(path) ?? idsOf(path.replace(/\?.*/, ''));
      pages.set(path, ids);
      // The text of another tab than the first is loaded with the tab.
      return anchor && !path.includes('?') && !ids.has(decodeURI(anchor));
    });
    expect(dead.map(({ link }) => link)).toEqual([]);
  },
);

test('each language has an index and its texts, with a hash of the content in their names', () => {
  expect(files.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.')).sort()).toEqual([
    'en-US.json',
    'en-US.texts.json',
    'zh-CN.json',
    'zh-CN.texts.json',
  ]);
});

test('no page names the index, and no script of a page has the search in it', () => {
  const html = readFileSync(join(DIST, 'demo/simple/index.html'), 'utf8');
  expect(html).not.toContain('/search/');
  const scripts = [...html.matchAll(/<script defer src="\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(scripts.length).toBeGreaterThan(3);
  const searching = scripts.filter((name) =>
    readFileSync(join(DIST, name), 'utf8').includes('fuzzy'),
  );
  expect(searching).toEqual([]);
});
