import { bitReader, bitWriter } from '../../../../src/search/format/bits';
import { decodeLists, encodeLists } from '../../../../src/search/format/posting-lists';
import { randomNumbers } from '../random';

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** What comes out of lists that went in. */
const through = (lists: number[][], size: number) =>
  decodeLists(encodeLists(lists, size), lists.length, size);

describe('bits', () => {
  test('numbers come out as they went in, in as few bytes as hold their bits', () => {
    const random = randomNumbers(1);
    const numbers = Array.from({ length: 500 }, () => {
      const width = random(41);
      return { width, value: random(2 ** width) };
    });
    const out = bitWriter();
    numbers.forEach(({ value, width }) => out.write(value, width));
    const bytes = out.bytes();
    const read = bitReader(bytes);
    expect(numbers.map(({ width }) => read(width))).toEqual(
      numbers.map(({ value }) => value),
    );
    const bits = numbers.reduce((sum, { width }) => sum + width, 0);
    expect(bytes).toHaveLength(Math.ceil(bits / 8));
  });

  test('the highest bit is written first, and zeros fill the last byte', () => {
    const out = bitWriter();
    out.write(0b101, 3);
    out.write(0b110, 3);
    expect([...out.bytes()]).toEqual([0b10111000]);
  });

  test('nothing written is no byte', () => {
    const out = bitWriter();
    out.write(0, 0);
    expect(out.bytes()).toHaveLength(0);
  });
});

describe('posting lists', () => {
  test.each([1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 100, 1000, 65_537])(
    'random lists of numbers below %i come out as they went in',
    (size) => {
      const random = randomNumbers(size);
      const lists = Array.from({ length: 60 }, () => {
        const wanted = 1 + random(Math.min(size, 200));
        const list = new Set(Array.from({ length: wanted }, () => random(size)));
        return [...list].sort((a, b) => a - b);
      });
      expect(through(lists, size)).toEqual(lists);
    },
  );

  test.each([1, 2, 3, 8, 9, 500])('each single number below %i comes out', (size) => {
    const lists = range(0, size).map((place) => [place]);
    expect(through(lists, size)).toEqual(lists);
  });

  test.each([1, 2, 3, 8, 9, 500])(
    'all numbers below %i, and all but one, come out',
    (size) => {
      const all = range(0, size);
      const lists = [all, ...all.map((gone) => all.filter((one) => one !== gone))];
      const filled = lists.filter(({ length }) => length > 0);
      expect(through(filled, size)).toEqual(filled);
    },
  );

  test('every list of numbers below 7 comes out', () => {
    const lists = range(1, 2 ** 7).map((bits) =>
      range(0, 7).filter((place) => bits & (1 << place)),
    );
    expect(through(lists, 7)).toEqual(lists);
  });

  test('no list is no byte', () => {
    expect(encodeLists([], 100)).toHaveLength(0);
    expect(decodeLists(new Uint8Array(), 0, 100)).toEqual([]);
  });

  test('places in clusters take less than half of two bytes each', () => {
    const random = randomNumbers(3);
    const size = 1500;
    const lists = Array.from({ length: 300 }, () => {
      const from = random(size - 40);
      return range(from, from + 40).filter(() => random(4) > 0);
    });
    const entries = lists.flat().length;
    expect(encodeLists(lists, size).length).toBeLessThan(entries);
  });
});
