import { buildSite } from '../support/built-site';
import { structuredDataFaults, structuredDataIn } from '../support/structured-data';
import { atRoot } from '../support/sites/at-root';
import { bySuffix } from '../support/sites/by-suffix';

jest.setTimeout(240_000);

test.each([atRoot, bySuffix])(
  'the pages of the site $name describe themselves in the words of schema.org',
  async (source) => {
    const { dist } = await buildSite(source);
    const data = structuredDataIn(dist);
    expect(data.has('index.html')).toBe(true);
    expect(structuredDataFaults(data)).toEqual([]);
  },
);

const PAGE = { '@type': 'TechArticle', headline: 'List' };
const graph = (item: object) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [item] });

const WRONG: Readonly<Record<string, string>> = {
  'a text that is no JSON': '{',
  'another context': JSON.stringify({ '@context': 'https://a.example', '@graph': [] }),
  'an unknown type': graph({ '@type': 'TechnicalArticle' }),
  'an unknown property': graph({ ...PAGE, heading: 'List' }),
  'a value of another type': graph({ ...PAGE, about: 1 }),
  'items of another type': graph({ '@type': 'BreadcrumbList', itemListElement: [1] }),
};

test('what the vocabulary does not have is found, in the document that says it', () => {
  const blocks = Object.entries({ ...WRONG, 'a right page': graph(PAGE) });
  const data = new Map(blocks.map(([name, block]) => [name, [block]]));
  const found = structuredDataFaults(data).map((fault) => fault.replace(/:[^]*/, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(WRONG).sort());
});
