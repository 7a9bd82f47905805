import { splitTexts } from '../../../../src/search/format/text-parts';

/** The texts of units of about that many bytes each. */
const textsOf = (count: number, bytes: number, letter = 'a'): string[][] =>
  Array.from({ length: count }, (_, at) => [`${at}`, letter.repeat(bytes)]);

const sizeOf = (texts: string[][]) => Buffer.byteLength(JSON.stringify(texts));

test('the texts of a small site stay one file', () => {
  expect(splitTexts([])).toBeUndefined();
  expect(splitTexts(textsOf(280, 1_000))).toBeUndefined();
});

test('those of a large one are parts, which have all of them in their order', () => {
  const texts = textsOf(400, 1_000);
  const parts = splitTexts(texts) ?? [];
  expect(parts.flat()).toEqual(texts);
  expect(parts.length).toBeGreaterThan(50);
  expect(Math.max(...parts.map(sizeOf))).toBeLessThan(4_100);
});

test('Chinese counts by its bytes, which are what a reader loads', () => {
  const parts = splitTexts(textsOf(400, 1_000, '表')) ?? [];
  expect(Math.max(...parts.map(sizeOf))).toBeLessThan(4_100);
});

test('a unit that is larger than a part is one by itself', () => {
  const texts = [...textsOf(1, 400_000), ...textsOf(2, 10)];
  expect(splitTexts(texts)?.map(({ length }) => length)).toEqual([1, 2]);
  expect(splitTexts([...texts].reverse())?.map(({ length }) => length)).toEqual([2, 1]);
});

test('a host never gets many thousand files', () => {
  expect(splitTexts(textsOf(20_000, 1_000))?.length).toBeLessThan(1_500);
});

test('a longer text changes the parts beside it, not those of the rest of the site', () => {
  const texts = textsOf(2_000, 400).map(([name = '', text = ''], at) => [
    `${name} ${text.slice(at % 150)}`,
  ]);
  const edited = texts.map((one, at) => (at === 700 ? [`${one.join('')} more`] : one));
  const before = new Set((splitTexts(texts) ?? []).map((part) => JSON.stringify(part)));
  const after = (splitTexts(edited) ?? []).map((part) => JSON.stringify(part));
  expect(after.length).toBeGreaterThan(150);
  expect(after.filter((part) => !before.has(part)).length).toBeLessThan(40);
});
