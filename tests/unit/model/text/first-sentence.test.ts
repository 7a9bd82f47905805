import { firstSentence } from '../../../../src/model/text/first-sentence';

test.each([
  ['Rows of the table. Null counts as empty.', 'Rows of the table.'],
  ['Since 7.16.0 it works. Really.', 'Since 7.16.0 it works.'],
  ['Is it? Yes.', 'Is it?'],
  ['表格的行数据。空数组也可以。', '表格的行数据。'],
  ['One sentence only', 'One sentence only'],
  ['One sentence only.', 'One sentence only.'],
  ['Two\nlines. And more.', 'Two\nlines.'],
  ['Reads `a. b` as [one](/a. b) path. Or not.', 'Reads `a. b` as [one](/a. b) path.'],
  ['', ''],
])('%j begins with %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
