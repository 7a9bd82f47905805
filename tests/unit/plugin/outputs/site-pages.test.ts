import { basename } from 'node:path';
import { siteSearchPages } from '../../support/search-site';
import { readDocuments } from '../../support/site';

describe.each(['en-US', 'zh-CN'])('this site in %s', (locale) => {
  const pages = siteSearchPages(locale);
  const documents = readDocuments().filter((one) => one.locale === locale);
  const searched = documents.filter(({ text }) => !/^search: false$/m.test(text));
  const sources = searched.flatMap(({ text }) =>
    [...text.matchAll(/^<code src="([^"]+)"(?! (?:hero|inline)>)/gm)].map(
      ([, src = '']) => basename(src).replace(/\.\w+$/, ''),
    ),
  );

  test.each<[string, (page: (typeof pages)[number]) => string[]]>([
    ['pages', (page) => [page.link]],
    ['headings', (page) => page.sections.map(({ link }) => link)],
    ['demos', (page) => page.demos.map(({ link }) => link)],
    ['properties', (page) => page.props.map(({ link }) => link)],
  ])('no two %s have the same link', (_, linksOf) => {
    const links = pages.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links).size).toBe(links.length);
  });

  test('every demo of the documentation is found', () => {
    const names = pages.flatMap(({ demos }) => demos.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(50);
    expect([...names].sort()).toEqual([...sources].sort());
  });

  test('every demo has a title of its own and words', () => {
    const demos = pages.flatMap((page) => page.demos);
    expect(demos.filter(({ title, name }) => title === name)).toEqual([]);
    expect(demos.filter(({ keywords }) => keywords.length < 5)).toEqual([]);
  });

  test('every demo has its title in the language of its page', () => {
    const demos = pages.flatMap((page) => page.demos);
    const inChinese = demos.filter(({ title, description }) =>
      /\p{Script=Han}/u.test(title + description),
    );
    expect(inChinese).toHaveLength(locale === 'zh-CN' ? demos.length : 0);
  });

  test('every heading and every demo is an anchor of its page', () => {
    for (const { sections, demos, props } of pages) {
      for (const { link } of [...sections, ...demos, ...props]) {
        const [path = '', anchor = ''] = link.split('#');
        const document = documents.find((one) => one.path === path);
        // A tab has an address, and no anchor.
        const isThere =
          anchor === '' ? document : document?.anchors.has(decodeURI(anchor));
        expect([link, Boolean(isThere)]).toEqual([link, true]);
      }
    }
  });
});
