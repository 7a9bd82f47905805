import fc from 'fast-check';
import {
  engineWithTexts,
  makeDemo,
  makeSearchPage,
  makeSection,
} from '../search/made-pages';
import { bounds } from './bounds';
import { countAttempts } from '../../support/attempts';

const WORDS = [
  ...[
    'table',
    'tables',
    'fixed',
    'column',
    'rowKey',
    'scroll.x',
    'API',
    '表格',
    '固定列',
    'ÅÄÖ',
  ],
  ...[
    '🎉',
    'ﬁ',
    'İ',
    'ß',
    '\u0000',
    '\uD800',
    '__proto__',
    'constructor',
    'x'.repeat(200),
  ],
  ...['"', '*', '-', '<b>', '&amp;', '(', ')', '\\', '.', '/', ' ', '\n'],
];
const text = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(' '));

const page = fc.record({
  title: text,
  navTitle: fc.constantFrom('Guide', 'Demo', ''),
  section: text,
  paragraph: text,
  words: fc.array(text, { maxLength: 3 }),
});

test('no query on any site throws; hits are sorted, counted, and lead to what is there', () => {
  fc.assert(
    fc.property(
      fc.array(page, { maxLength: 5 }),
      fc.array(text, { minLength: 1, maxLength: 4 }),
      (pages, queries) => {
        countAttempts('inputs fuzzed');
        const links = new Set<string>();
        const link = (one: string) => {
          links.add(one);
          return one;
        };
        const made = pages.map(({ title, navTitle, section, paragraph, words }, at) =>
          makeSearchPage({
            link: link(`/${at}`),
            title,
            navTitle,
            keywords: words,
            paragraphs: [paragraph],
            sections: [
              makeSection(section.replace(/›/g, ''), link(`/${at}#a`), paragraph),
            ],
            demos: [
              makeDemo({ link: link(`/${at}#b`), rawTitle: title, keywords: words }),
            ],
          }),
        );
        const engine = engineWithTexts(made);
        // A title is sure to be found, a random text is not.
        for (const query of [...queries, ...pages.map(({ title }) => title)]) {
          const answer = engine.search(query);
          const hits = [...answer.best, ...answer.groups.flatMap((group) => group.hits)];
          expect(answer.count).toBe(hits.length);
          for (const list of [answer.best, ...answer.groups.map((group) => group.hits)]) {
            const priorities = list.map(({ priority }) => priority);
            expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
          }
          const least = answer.best.at(-1)?.priority ?? Infinity;
          for (const hit of hits) {
            expect(links).toContain(hit.link);
            expect(Number.isFinite(hit.priority)).toBe(true);
            if (!answer.best.includes(hit))
              expect(hit.priority).toBeLessThanOrEqual(least);
          }
          expect(new Set(hits.map((hit) => `${hit.type} ${hit.link}`)).size).toBe(
            hits.length,
          );
        }
      },
    ),
    bounds(100),
  );
});
