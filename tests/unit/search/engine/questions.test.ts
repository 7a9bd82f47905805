import { searchSynonyms } from '../../../../docs/search-synonyms';
import { fillersOf } from '../../../../src/plugin/messages/site-messages';
import { createEngine } from '../../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../../src/search/format/index-file';
import { ROOT } from '../../support/root';
import { siteSearchPages } from '../../support/search-site';
import { CHINESE, ENGLISH } from '../asked-questions';
import { linksOf } from '../made-pages';

describe.each([
  ['en-US', '', ENGLISH],
  ['zh-CN', '/zh-CN', CHINESE],
])('questions in %s', (locale, prefix, rows) => {
  const { index } = packIndex(
    siteSearchPages(locale),
    fillersOf(ROOT, locale),
    searchSynonyms,
  );
  const engine = createEngine(unpackIndex(index));

  /** Whether a place is one of these addresses, or on their pages. */
  const isAnswer = (link: string, answers: string[]) =>
    answers.some((answer) => {
      const address = `${prefix}${answer}`.replace(/(?<=.)\/(?=#|$)/, '');
      return (
        link === address ||
        link.startsWith(`${address}#`) ||
        link.startsWith(`${address}?`)
      );
    });

  test.each(rows)('$question', ({ question, answers }) => {
    const places = linksOf(engine.search(question)).slice(0, 3);
    const answered = places.some((link) => isAnswer(link, answers));
    expect(answered ? 'answered' : places).toBe('answered');
  });

  test('the first place answers 30 of them at least', () => {
    const first = rows.filter(({ question, answers }) => {
      const [place = ''] = linksOf(engine.search(question));
      return isAnswer(place, answers);
    });
    process.stdout.write(
      `${locale}: the first place answers ${first.length} of ${rows.length} questions\n`,
    );
    expect(first.length).toBeGreaterThanOrEqual(30);
  });
});
