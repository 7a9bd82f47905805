import { indexWords, packWords, unpackWords } from '../../../../src/search/format/words';
import { siteSearchPages } from '../../support/search-site';
import { FILLERS } from '../made-pages';
import { randomNumbers } from '../random';

const fillers = new Set(FILLERS);

describe('indexWords', () => {
  test.each<[string, string, string[]]>([
    [
      'joined words are kept as their parts, fillers go',
      'The `rowKey` of a Table, right-to-left',
      ['rowKey', 'table', 'right', 'left'],
    ],
    ['each word is kept once', 'Table, table and TABLE', ['table']],
    [
      'capitals that tell parts stay',
      'HTMLElement EXPAND_COLUMN',
      ['HTMLElement', 'EXPAND_COLUMN'],
    ],
    ['other capitals go', 'React NPM', ['react', 'npm']],
    ['years stay, days do not', '31 May 2024', ['may', '2024']],
    ['Chinese stays as it is', '固定列的表头', ['固定列的表头']],
    ['Chinese fillers go', '如何 固定', ['固定']],
    ['nothing is nothing', ' … ', []],
  ])('%s', (_, text, expected) => {
    expect(indexWords(text, fillers)).toEqual(expected);
  });
});

const sorted = (words: Iterable<string>) =>
  [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));

describe('packWords', () => {
  test.each<[string, string[]]>([
    ['no word', []],
    ['one word', ['row']],
    ['words with the same beginning', ['row', 'rowClassName', 'rowKey', 'rows']],
    ['a word after a longer one', ['rows', 'row']],
    [
      'words with more in common than is counted',
      ['x'.repeat(70), 'x'.repeat(80), 'x'.repeat(200)],
    ],
    ['Chinese', ['固定', '固定列', '固定列的表头']],
    ['characters of two units that share their first', ['𠮶', '𠮷', '𠮷野']],
  ])('%s comes out as it went in', (_, words) => {
    expect(unpackWords(packWords(words))).toEqual(words);
  });

  test('random words come out as they went in', () => {
    const random = randomNumbers(7);
    const words = Array.from({ length: 2000 }, () =>
      Array.from({ length: 1 + random(60) }, () => 'abé列𠮷'.charAt(random(6))).join(''),
    );
    expect(unpackWords(packWords(words))).toEqual(words);
    expect(unpackWords(packWords(sorted(words)))).toEqual(sorted(words));
  });

  test.each(['en-US', 'zh-CN'])(
    'the words of this site in %s come out, and are shorter',
    (locale) => {
      const words = sorted(indexWords(JSON.stringify(siteSearchPages(locale)), fillers));
      const packed = packWords(words);
      expect(words.length).toBeGreaterThan(1000);
      expect(unpackWords(JSON.parse(JSON.stringify(packed)) as string)).toEqual(words);
      expect(packed.length).toBeLessThan(words.join('\n').length);
    },
  );
});
