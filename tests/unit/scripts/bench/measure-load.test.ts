import { blockingTime } from '../../../../scripts/bench/measure-load.mjs';

const task = (start: number, duration: number) => ({ end: start + duration, duration });

test('only what long tasks take beyond 50 ms blocks', () => {
  expect(blockingTime([task(100, 60), task(200, 150)], 50)).toBe(110);
});

test('what ended before the first paint did not block anything that could be seen', () => {
  expect(blockingTime([task(0, 100), task(150, 100)], 200)).toBe(50);
});

test('without a paint all tasks count', () => {
  expect(blockingTime([task(0, 100)], null)).toBe(50);
});
