import { kilobytes, median, medians, ratio } from '../../../../scripts/bench/stats.mjs';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
  [[7], 7],
  [[5, null, undefined, 1, 3], 3],
  [[0, 0, 1], 0],
  [[], null],
  [[null, undefined], null],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('finding the median leaves the values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('each key of repeated measurements gets a median of its own', () => {
  const samples = [
    { fcp: 30, live: null },
    { fcp: 10, live: 5 },
    { fcp: 20, live: 7 },
  ];
  expect(medians(samples, ['fcp', 'live'])).toEqual({ fcp: 20, live: 6 });
});

test.each([
  [50, 100, 0.5],
  [0, 100, 0],
  [1, 0, null],
  [null, 100, null],
  [1, undefined, null],
])('the ratio of %s to a baseline of %s is %s', (value, baseline, expected) => {
  expect(ratio(value, baseline)).toBe(expected);
});

test('a kB has 1000 bytes', () => {
  expect(kilobytes(2000)).toBe(2);
});
