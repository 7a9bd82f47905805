import {
  fold,
  formsOf,
  isUnspaced,
  joinedWords,
  termsOf,
  wordsOf,
} from '../../../../src/search/engine/tokenize';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe('wordsOf', () => {
  test.each([
    [
      'signs are between words',
      'Use the `rowKey` (or key)!',
      ['Use', 'the', 'rowKey', 'or', 'key'],
    ],
    [
      'hyphens and dots inside join',
      'fixed-columns, scroll.x.',
      ['fixed-columns', 'scroll.x'],
    ],
    ['those at the ends do not', '-a- .b. c...', ['a', 'b', 'c']],
    ['nor does one beside a sign', 'data-* and …', ['data', 'and']],
    ['a version is one word', 'since 7.30.3', ['since', '7.30.3']],
    [
      'names of code are one word',
      '$done EXPAND_COLUMN _a',
      ['$done', 'EXPAND_COLUMN', '_a'],
    ],
    [
      'letters with accents are letters',
      'Malmö, e\u0301te\u0301',
      ['Malmö', 'e\u0301te\u0301'],
    ],
    ['joining beside accents', 'été-là.x', ['été-là.x']],
    ['a Chinese run is one word', '固定列，表头', ['固定列', '表头']],
    ['scripts part words', 'antd的rowKey属性v2', ['antd', '的', 'rowKey', '属性', 'v2']],
    ['emoji are no words', '🎉 party 👩‍💻🎉', ['party']],
    ['half a character is no word', 'a \uD800 b\uDC00', ['a', 'b']],
    ['nothing else', '\uD800', []],
    ['blanks', ' \n\t ', []],
    ['no text', '', []],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('each word stands where it says', () => {
    const text = '🎉 Malmö: 固定列 of scroll.x — `rowKey`\uD800 𠮷野家 end';
    const words = wordsOf(text);
    expect(words).toHaveLength(7);
    for (const word of words) {
      expect(text.slice(word.index, word.index + word.text.length)).toBe(word.text);
    }
  });

  test('text of ASCII alone has the same words as beside other letters', () => {
    const text = 'a-b.c _d $e 7.30.3 (f) -g- h2O {i:j} k--l m..n';
    expect(texts(text)).toEqual(texts(`${text} é`).slice(0, -1));
  });
});

describe('fold', () => {
  test.each([
    ['Malmö', 'malmo'],
    ['É', 'e'],
    ['E\u0301', 'e'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['ＡＢＣ', 'abc'],
    ['ﬁxed', 'fixed'],
    ['HTMLElement', 'htmlelement'],
    ['固定列', '固定列'],
    ['\uD800', '\uD800'],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('formsOf', () => {
  test.each<[string, string, string[]]>([
    ['table', 'table', []],
    ['fixedColumns', 'fixedcolumns', ['fixed', 'columns']],
    ['FixedColumns', 'fixedcolumns', ['fixed', 'columns']],
    ['HTMLElement', 'htmlelement', ['html', 'element']],
    ['innerHTML', 'innerhtml', ['inner', 'html']],
    ['EXPAND_COLUMN', 'expandcolumn', ['expand', 'column']],
    ['fixed-columns', 'fixedcolumns', ['fixed', 'columns']],
    ['scroll.x', 'scrollx', ['scroll', 'x']],
    ['Table.rowKey', 'tablerowkey', ['table', 'row', 'key']],
    ['$done', 'done', []],
    ['__proto__', 'proto', []],
    ['7.30.3', '7303', ['7', '30', '3']],
    ['v2Api', 'v2api', ['v2', 'api']],
    ['Malmö', 'malmo', []],
    ['étéLà', 'etela', ['ete', 'la']],
    ['固定列', '', ['固定', '定列']],
    ['表格', '', ['表格']],
    ['列', '列', []],
    ['𠮷野', '', ['𠮷野']],
    ['𠮷', '𠮷', []],
    ['_', '', []],
    ['$_', '', []],
  ])('%s is found as %j and by %j', (word, whole, parts) => {
    expect(formsOf(word)).toEqual({ whole, parts });
  });
});

test.each([
  ['固定', true],
  ['ひらがな', true],
  ['カタカナ', true],
  ['한국어', true],
  ['table', false],
  ['Malmö', false],
  ['', false],
])('%j is of a script without spaces: %s', (word, expected) => {
  expect(isUnspaced(word)).toBe(expected);
});

test('joined words stand at their places in the text', () => {
  const [, word] = wordsOf('see Table.scroll-x');
  expect(word && joinedWords(word)).toEqual([
    { text: 'Table', index: 4 },
    { text: 'scroll', index: 10 },
    { text: 'x', index: 17 },
  ]);
});

describe('termsOf', () => {
  test.each([
    ['table', ['table']],
    ['fixedColumns', ['fixedcolumns', 'fixed', 'columns']],
    ['fixed-columns', ['fixedcolumns', 'fixed', 'columns']],
    ['Table.rowKey', ['tablerowkey', 'table', 'rowkey', 'row', 'key']],
    ['scroll.x 的', ['scrollx', 'scroll', 'x', '的']],
    ['7.30.3', ['7303', '7', '30', '3']],
    ['固定列', ['固定', '定列', '列']],
    ['用rowKey', ['用', 'rowkey', 'row', 'key']],
    ['🎉', []],
    ['\uD800', []],
    ['', []],
  ])('%j is found by %j', (text, expected) => {
    expect(new Set(termsOf(text))).toEqual(new Set(expected));
  });

  test.each(['_', '$', '_-_', '$.$', '__proto__', 'a-_-b', '--', '…'])(
    'no term of %j is empty',
    (text) => {
      expect(termsOf(text)).not.toContain('');
    },
  );

  // A query of one character is answered as the beginning of a term.
  test.each(['固定列', '列', '吃𠮷', '𠮷野𠮷', 'かな'])(
    'each character of %s is the beginning of a term',
    (text) => {
      const terms = termsOf(text);
      for (const character of text) {
        expect(terms.filter((term) => term.startsWith(character))).not.toEqual([]);
      }
    },
  );

  test('no term holds half a character', () => {
    expect(termsOf('吃𠮷 𠮷野𠮷').filter((term) => /\p{Cs}/u.test(term))).toEqual([]);
  });
});
