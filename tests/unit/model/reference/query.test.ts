import { asksNothing, isAskedRow } from '../../../../src/model/reference/query';
import {
  readReferenceQuery,
  writeReferenceQuery,
} from '../../../../src/builtins/APIFilter/query-address';
import type { AskedRow } from '../../../../src/model/reference/query';
import { filterWords } from '../../../../src/model/text/filter-words';

const ROW: AskedRow = {
  name: 'scroll.x',
  text: 'scroll.x number Width of the table',
  since: '7.10.0',
  kind: 'current',
};

const answers = (search: string, row: Partial<AskedRow> = {}) => {
  const query = readReferenceQuery(search);
  return isAskedRow({ ...ROW, ...row }, query, filterWords(query.text));
};

test.each([
  ['', true],
  ['?text=SCROLL+table', true],
  ['?text=height', false],
  ['?text=table&in=names', false],
  ['?text=roll&in=names', true],
  ['?since=7.10.0', true],
  ['?since=v7.10', true],
  ['?since=7.10.1', false],
  // A version that has no number yet asks nothing.
  ['?since=v', true],
  ['?kind=deprecated', false],
  ['?kind=deprecated,current', true],
  ['?kind=other', true],
])('%s', (search, expected) => {
  expect(answers(search)).toBe(expected);
});

test('a row without a version came in none', () => {
  expect(answers('?since=1', { since: undefined })).toBe(false);
});

test('a question is written into the address in the place of another', () => {
  const query = readReferenceQuery('?text=a+b&in=names&since=7&kind=deprecated');
  expect(writeReferenceQuery('?dir=rtl&text=c&kind=current', query)).toBe(
    '?dir=rtl&text=a+b&in=names&since=7&kind=deprecated',
  );
  expect(writeReferenceQuery('?in=names', readReferenceQuery(''))).toBe('');
});

test.each([
  ['', true],
  ['?in=names', true],
  ['?text=+', true],
  ['?since=7', false],
  ['?kind=current', false],
])('%s asks nothing: %s', (search, expected) => {
  expect(asksNothing(readReferenceQuery(search))).toBe(expected);
});
