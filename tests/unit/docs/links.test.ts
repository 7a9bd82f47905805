import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkInLocale, localeOf } from '../../../src/model/locale';
import { localized } from '../../../src/model/localized';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { LOCALES } from '../support/locales';
import { parseMarkdown } from '../support/markdown';
import { ROOT } from '../support/root';
import { anchoredHeadings, readDocuments } from '../support/site';

const documents = readDocuments();
const paths = new Map(documents.map((document) => [document.path, document]));

/**
 * Why a link leads nowhere, or undefined.
 * @param from address of the page on which it stands
 */
function faultOf(url: string, from: string): string | undefined {
  if (/^[a-z]+:/i.test(url)) {
    return url.startsWith('https://') && URL.canParse(url)
      ? undefined
      : 'is not an https address';
  }
  const [path = '', hash] = url.split('#');
  if (path !== '' && !path.startsWith('/'))
    return 'is neither absolute nor in the same page';
  // What stands in `public` is copied as it is.
  if (existsSync(join(ROOT, 'public', path)) && /\.\w+$/.test(path)) return undefined;
  const own = linkInLocale(path, localeOf(from, LOCALES), LOCALES);
  const target =
    paths.get(own || from) ??
    // What has no translation is shown in the default language.
    paths.get(own.replace(/^\/zh-CN(?=\/|$)/, '') || '/');
  if (!target) return 'leads to no page';
  if (hash !== undefined && !target.anchors.has(decodeURIComponent(hash))) {
    return `names nothing in ${target.file}`;
  }
  return undefined;
}

test.each(documents.map((document) => [document.file, document] as const))(
  'every link of %s leads somewhere',
  (file, { links, path }) => {
    const faults = links.flatMap(({ url, line }) => {
      const fault = faultOf(url, path);
      return fault ? [`${file}:${line} "${url}" ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  },
);

const { notes } = readApiNotes('docs/api', ROOT);

test.each(notes.map((note) => [note.file, note] as const))(
  'every link in the notes of %s leads somewhere, in both languages',
  (file, { rows, lines }) => {
    const faults = Object.entries(rows).flatMap(([name, { text, pitfall = '' }]) =>
      ['en-US', 'zh-CN'].flatMap((locale) =>
        [text, pitfall].flatMap((part) =>
          parseMarkdown(localized(part, locale)).links.flatMap(({ url }) => {
            const fault = faultOf(url, locale === 'en-US' ? '/' : '/zh-CN');
            return fault ? [`${file}:${lines[name]} "${url}" ${fault}`] : [];
          }),
        ),
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('no page holds two things of the same anchor', () => {
  const doubled = documents.flatMap((document) => {
    const { file, anchors, html } = document;
    const headings = anchoredHeadings(document);
    const references = [...html.matchAll(/<API [^>]*id="([^"]+)"/g)].map(([, id]) => id);
    const rows = notes
      .filter(({ id }) => references.includes(id))
      .reduce((count, note) => count + Object.keys(note.rows).length, 0);
    const demos = [...html.matchAll(/<code [^>]*src=/g)].length;
    return anchors.size === headings.length + rows + demos ? [] : [file];
  });
  expect(doubled).toEqual([]);
});

test('links in code are not taken for links', () => {
  const { links } = parseMarkdown('`[a](/b)`\n\n```md\n[c](/d)\n```\n\n[e](/f)\n');
  expect(links).toEqual([{ url: '/f', line: 7 }]);
});

test.each(['.dumirc.ts'])('the links of the header in %s lead to pages', (file) => {
  const links = [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/\blink: '([^']+)'/g),
  ];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(([, link = '']) => !paths.has(link))).toEqual([]);
});
