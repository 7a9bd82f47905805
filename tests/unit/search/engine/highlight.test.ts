import {
  excerpt,
  highlightMatches,
  containsMatch,
  startOf,
} from '../../../../src/search/engine/highlight';
import type { TextPiece } from '../../../../src/search/engine/highlight';
import { termsOf } from '../../../../src/search/engine/tokenize';
import { randomNumbers } from '../random';

/** Pieces as a text, what is highlighted in brackets. */
const shown = (pieces: readonly TextPiece[] | undefined) =>
  pieces?.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join('');
const textOf = (pieces: readonly TextPiece[] | undefined) =>
  pieces?.map(({ text }) => text).join('') ?? '';

describe('highlight', () => {
  test.each<[string, string, string[], string]>([
    ['a word', 'a row here', ['row'], 'a [row] here'],
    ['in any case', 'Row, ROW and row', ['row'], '[Row], [ROW] and [row]'],
    ['whole words alone', 'rows narrow row', ['row'], 'rows narrow [row]'],
    ['with accents', 'from Malmö', ['malmo'], 'from [Malmö]'],
    [
      'with accents as marks',
      'un e\u0301te\u0301 ici',
      ['ete'],
      'un [e\u0301te\u0301] ici',
    ],
    ['a name by itself', 'use rowKey', ['rowkey'], 'use [rowKey]'],
    ['a name by a part of it', 'use rowKey', ['key'], 'use [rowKey]'],
    ['one of joined words', 'see Table.rowKey', ['rowkey'], 'see Table.[rowKey]'],
    ['the first of joined words', 'see Table.rowKey', ['table'], 'see [Table].rowKey'],
    ['all of joined words', 'fixed-columns', ['fixedcolumns'], '[fixed-columns]'],
    ['each of joined words', 'fixed-columns', ['fixed', 'columns'], '[fixed]-[columns]'],
    ['a Chinese run', '把固定列放在左边', ['固定', '定列'], '把[固定列]放在左边'],
    ['Chinese runs apart', '固定的列和固定', ['固定'], '[固定]的列和[固定]'],
    ['a Chinese character', '第一列', ['列'], '第一[列]'],
    ['Chinese beside Latin', '用rowKey固定', ['rowkey', '固定'], '用[rowKey][固定]'],
    ['a character of two units', '吃𠮷野家', ['𠮷野'], '吃[𠮷野]家'],
    ['nothing that was not found', 'a row here', ['column'], 'a row here'],
    ['nothing of nothing', '', ['row'], ''],
    ['nothing where nothing was found', 'a row', [], 'a row'],
  ])('marks %s', (_, text, found, expected) => {
    expect(shown(highlightMatches(text, new Set(found)))).toBe(expected);
  });

  // Hangul falls apart into letters where accents are taken off.
  test('marks a Korean word by its own terms', () => {
    expect(shown(highlightMatches('표 한국 열', new Set(termsOf('한국'))))).toBe(
      '표 [한국] 열',
    );
  });

  test('half a character stays as it is', () => {
    const text = '\uD800row \uDC00 row\uD800';
    expect(textOf(highlightMatches(text, new Set(['row'])))).toBe(text);
  });

  test('a word is said to be in a text exactly where it is marked', () => {
    expect(containsMatch('see Table.rowKey', new Set(['rowkey']))).toBe(true);
    expect(containsMatch('固定列', new Set(['定列']))).toBe(true);
    expect(containsMatch('rows', new Set(['row']))).toBe(false);
    expect(containsMatch('', new Set(['row']))).toBe(false);
  });
});

describe('excerpt', () => {
  const row = new Set(['row']);

  test.each([
    ['nothing', '', ''],
    ['one character', '-', '-'],
    ['a few words', 'this is a ', 'this is a '],
  ])('of %s before a word all is shown', (_, before, expected) => {
    expect(shown(excerpt([`${before}row`], row))).toBe(`${expected}[row]`);
  });

  test('just 20 characters before a word stay, without an ellipsis', () => {
    const before = '123456789 012345678 ';
    expect(before).toHaveLength(20);
    expect(shown(excerpt([`${before}row`], row))).toBe(`${before}[row]`);
  });

  test('21 characters lose their first', () => {
    const before = '0123456789 012345678 ';
    expect(before).toHaveLength(21);
    const pieces = excerpt([`${before}row after`], row) ?? [];
    expect(pieces[0]).toEqual({ text: '…' });
    expect(textOf(pieces.slice(1))).toBe(`${before.slice(1)}row after`);
  });

  test('it begins before the first word that was found and marks the later ones', () => {
    const text = `${'x'.repeat(50)} row and row`;
    expect(shown(excerpt([text], row))).toBe(`…${'x'.repeat(19)} [row] and [row]`);
  });

  test('Chinese is cut the same', () => {
    const text = `${'很'.repeat(30)}固定列`;
    const found = new Set(['固定', '定列']);
    expect(shown(excerpt([text], found))).toBe(`…${'很'.repeat(20)}[固定列]`);
  });

  test('a long text ends with an ellipsis', () => {
    const pieces = excerpt([`row ${'word '.repeat(200)}`], row) ?? [];
    expect(pieces[0]).toEqual({ text: 'row', highlighted: true });
    expect(pieces[pieces.length - 1]).toEqual({ text: '…' });
    expect(textOf(pieces).length).toBeLessThanOrEqual(200);
  });

  test('the text that holds most of what was found is shown, the first of equal ones', () => {
    const found = new Set(['row', 'column']);
    expect(shown(excerpt(['row row row', 'a column of a row'], found))).toBe(
      'a [column] of a [row]',
    );
    expect(shown(excerpt(['one row', 'two row'], found))).toBe('one [row]');
  });

  test('without what was found there is none', () => {
    expect(excerpt(['a column'], row)).toBeUndefined();
    expect(excerpt([], row)).toBeUndefined();
  });

  test.each([18, 19, 20, 21, 22])(
    'no emoji is cut in two %i characters before a word',
    (blanks) => {
      const pieces = excerpt([`long ago 🎉${'-'.repeat(blanks)}row`], row);
      expect(textOf(pieces)).not.toMatch(/\p{Cs}/u);
    },
  );

  test.each([154, 155, 156, 157, 158, 159])(
    'no emoji is cut in two %i characters behind a word',
    (blanks) => {
      const pieces = excerpt([`row${'-'.repeat(blanks)}🎉🎉🎉`], row);
      expect(textOf(pieces)).not.toMatch(/\p{Cs}/u);
    },
  );
});

test('the beginning of a text is a part of it', () => {
  expect(startOf('')).toEqual([]);
  expect(textOf(startOf('A short text.'))).toBe('A short text.');
  const long = 'word '.repeat(200);
  const text = textOf(startOf(long));
  expect(text.endsWith('…')).toBe(true);
  expect(long.startsWith(text.slice(0, -1))).toBe(true);
});

test('no character is lost or invented in random texts', () => {
  const random = randomNumbers(11);
  const words = [
    'row',
    'Row',
    'rowKey',
    'Table.rowKey',
    '固定列',
    '列',
    '𠮷野',
    '🎉',
    'é',
    ' ',
    '-',
    '.',
  ];
  const word = () => words[random(words.length)] ?? '';
  for (let turn = 0; turn < 400; turn += 1) {
    const text = Array.from({ length: random(90) }, word).join(random(2) ? ' ' : '');
    const found = new Set(termsOf(`${word()} ${word()}`));
    expect(textOf(highlightMatches(text, found))).toBe(text);
    const pieces = excerpt([text], found) ?? startOf(text);
    const kept = textOf(pieces.filter((piece) => piece.text !== '…'));
    expect(text).toContain(kept);
    expect(kept).not.toMatch(/\p{Cs}/u);
    expect(pieces.every((piece) => piece.text !== '')).toBe(true);
  }
});
