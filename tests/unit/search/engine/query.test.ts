import {
  loosen,
  allowsPrefix,
  parseQuery,
  queryTree,
  allowedTypos,
} from '../../../../src/search/engine/query';
import { FILLERS } from '../made-pages';

const fillers = new Set(FILLERS);

/** The words of a query: each as one, or as its pieces where it has no form as one. */
const words = (query: string) =>
  parseQuery(query, fillers).words.map(({ whole, parts }) => whole || parts.join('+'));

describe('parseQuery', () => {
  test.each<[string, string, string[]]>([
    ['a word', 'table', ['table']],
    ['words in their order', 'Sticky  header', ['sticky', 'header']],
    ['a name of code', 'fixedColumns', ['fixedcolumns']],
    ['a name with its reference', 'Table.rowKey', ['tablerowkey']],
    ['a Chinese run', '固定列', ['固定+定列']],
    ['a Chinese character', '列', ['列']],
    ['two languages', '固定列 fixed', ['固定+定列', 'fixed']],
    [
      'words of a question go',
      'How do I fix the columns of a table?',
      ['fix', 'columns', 'table'],
    ],
    ['Chinese words of a question go', '如何 固定', ['固定']],
    ['they stay where there is nothing else', 'how to', ['how', 'to']],
    ['so do Chinese ones', '如何', ['如何']],
    ['a name that begins like one stays', 'onRow', ['onrow']],
    ['what is written again counts once', 'table Table TABLE table', ['table']],
    ['an accent makes no other word', 'Malmö malmo', ['malmo']],
    ['nothing', '', []],
    ['blanks', '   ', []],
    ['signs', '( [ \\ .* $& " \' <>', []],
    ['signs of names alone', '_ $ _-_', []],
    ['emoji', '🎉👩‍💻', []],
    ['half a character', '\uD800', []],
  ])('%s: %j', (_, query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  test.each([
    ["why doesn't the header stick", 'header stick'],
    ["what's a column group", 'column group'],
    ['I can’t scroll', 'scroll'],
  ])('the letter behind an apostrophe is nothing to look for: %s', (query, same) => {
    const telling = words(query).filter((word) => word.length === 1);
    expect(telling).toEqual([]);
    expect(words(query)).toEqual(expect.arrayContaining(words(same)));
  });

  test('a word of 10,000 letters is cut', () => {
    const [word = '', ...more] = words('a'.repeat(10_000));
    expect(more).toEqual([]);
    expect(word).toMatch(/^a+$/);
    expect(word.length).toBeLessThanOrEqual(100);
  });

  test('a query of 10,000 words is cut', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `word${at}`).join(' ');
    const found = words(many);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found[0]).toBe('word0');
  });

  test('a Chinese query of 10,000 characters is cut', () => {
    const pieces = parseQuery('固定列'.repeat(3334), fillers).words.flatMap(
      ({ parts }) => parts,
    );
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.length).toBeLessThanOrEqual(100);
  });
});

test.each([
  ['', 0],
  ['row', 0],
  ['rows', 1],
  ['sticky', 1],
  ['summary', 1],
  ['expanded', 2],
  ['expandedrowrender', 2],
  ['7303', 0],
  ['react16', 0],
  ['固定列的表头', 0],
])('of %j %i letters may be wrong', (term, expected) => {
  expect(allowedTypos(term)).toBe(expected);
});

test.each([
  ['a', false],
  ['ab', true],
  ['列', true],
  ['固定', true],
])('%j may be the beginning of a term: %s', (term, expected) => {
  expect(allowsPrefix(term)).toBe(expected);
});

describe('queryTree', () => {
  type Tree = ReturnType<typeof queryTree>;

  /** Whether something with these terms answers a tree. */
  function answers(tree: Tree | string | symbol, terms: readonly string[]): boolean {
    if (typeof tree !== 'object') return terms.includes(String(tree));
    const each = tree.queries.map((one) => answers(one as Tree, terms));
    return tree.combineWith === 'AND' ? each.every(Boolean) : each.some(Boolean);
  }

  test.each<[string, string[], boolean]>([
    ['table', ['table'], true],
    ['table', ['row'], false],
    ['sticky header', ['sticky', 'header'], true],
    ['sticky header', ['sticky'], false],
    ['sticky header', ['header'], false],
    ['fixedColumns', ['fixedcolumns'], true],
    ['fixedColumns', ['fixed', 'columns'], true],
    ['fixedColumns', ['fixed'], false],
    ['fixed-columns', ['fixedcolumns'], true],
    ['fixed-columns', ['columns', 'fixed'], true],
    ['Table.rowKey', ['table', 'row', 'key'], true],
    ['Table.rowKey', ['row', 'key'], false],
    ['固定列', ['固定', '定列'], true],
    ['固定列', ['固定'], false],
    ['固定列 rowKey', ['固定', '定列', 'rowkey'], true],
    ['固定列 rowKey', ['rowkey'], false],
    ['列', ['列'], true],
  ])('%s is answered by %j: %s', (query, terms, expected) => {
    expect(answers(queryTree(parseQuery(query, fillers)), terms)).toBe(expected);
  });
});

describe('loosened', () => {
  test.each<[string, string[], string[]]>([
    ['列宽拖动', ['列宽', '拖动'], ['列宽+拖动']],
    ['拖动列宽', ['拖动', '动列', '列宽'], ['拖动+列宽']],
    ['表头吸顶', ['表头'], ['表头']],
    ['如何隐藏表头', ['如何', '隐藏', '表头'], ['隐藏+表头']],
    ['吸顶', [], []],
    ['列', ['列'], ['列']],
    ['表头吸顶 sticky', ['表头'], ['表头', 'sticky']],
    ['fixedColumns', [], ['fixedcolumns']],
  ])('of %j the site that knows %j is asked for %j', (query, known, asked) => {
    const { words } = loosen(parseQuery(query, fillers), fillers, (term) =>
      known.includes(term),
    );
    expect(words.map(({ whole, parts }) => whole || parts.join('+'))).toEqual(asked);
  });
});
