import { localized } from '../../../src/model/localized';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { parseMarkdown } from '../support/markdown';
import { ROOT } from '../support/root';
import { readDocuments } from '../support/site';

/** Addresses of other hosts in a text that are not secure, or none at all. */
const insecure = (urls: readonly string[]) =>
  urls.filter(
    (url) => /^[a-z]+:/i.test(url) && !(url.startsWith('https://') && URL.canParse(url)),
  );

// The build checks all links within the site, with their anchors: `plugin/checks/links`.
test('links to other hosts are secure', () => {
  const faults = readDocuments().flatMap(({ file, links }) =>
    insecure(links.map(({ url }) => url)).map((url) => `${file} ${url}`),
  );
  expect(faults).toEqual([]);
});

test('so are those in the notes of properties, in both languages', () => {
  const { notes } = readApiNotes('docs/api', ROOT);
  const texts = notes
    .flatMap(({ rows }) => Object.values(rows))
    .flatMap(({ text, pitfall = '' }) => [text, pitfall])
    .flatMap((text) => ['en-US', 'zh-CN'].map((locale) => localized(text, locale)));
  expect(texts.length).toBeGreaterThan(100);
  const urls = texts.flatMap((text) => parseMarkdown(text).links.map(({ url }) => url));
  expect(insecure(urls)).toEqual([]);
});
