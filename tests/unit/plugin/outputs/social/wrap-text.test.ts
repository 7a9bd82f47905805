import { wrapText } from '../../../../../src/plugin/outputs/social/wrap-text';

/** A letter is one wide, one of Chinese two. */
const measure = (text: string) => text.replace(/[^\0-ÿ…]/g, '××').length;

const wrap = (text: string, width: number, lines = 9, language = 'en') =>
  wrapText(text, { measure, width, lines, language });

test('lines end between words, and spaces at their ends do not count', () => {
  expect(wrap('The header  follows\nthe rows.', 10)).toEqual([
    'The header',
    'follows',
    'the rows.',
  ]);
  expect(wrap('rc-table (the library) works', 12)).toEqual([
    'rc-table',
    '(the',
    'library)',
    'works',
  ]);
  expect(wrap('', 10)).toEqual([]);
});

test('no line of Chinese begins with what closes or ends with what opens', () => {
  const text = '固定列，吸顶表头（可选）和“展开行”。';
  for (let width = 8; width <= 30; width += 1) {
    const lines = wrap(text, width, 20, 'zh-CN');
    expect(lines.join('')).toBe(text);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。）”]/);
    for (const line of lines) expect(line).not.toMatch(/[（“]$/);
  }
});

test('a word that is wider than a line is broken', () => {
  expect(wrap('fixedColumnsAndHeader', 8)).toEqual(['fixedCol', 'umnsAndH', 'eader']);
});

test('what does not fit is left out behind an ellipsis', () => {
  expect(wrap('one two three, four five', 10, 2)).toEqual(['one two', 'three…']);
  expect(wrap('one two three', 7, 1)).toEqual(['one…']);
  const cut = wrap('一个列停在边缘，其他列在它下面滚动', 16, 1, 'zh-CN');
  expect(cut).toEqual([expect.stringMatching(/^一个列停在.*…$/)]);
  expect(measure(cut[0] ?? '')).toBeLessThanOrEqual(16);
});
