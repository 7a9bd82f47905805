import { inQuiet } from '../../../../../src/plugin/checks/report/in-quiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('checks wait for the first compilation, and for the end of those that follow each other', () => {
  const run = jest.fn();
  const checks = inQuiet(run, 100);
  checks.ask();
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  checks.compiled();
  jest.advanceTimersByTime(99);
  checks.compiled();
  jest.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('checks do not begin while a compilation takes long', () => {
  const run = jest.fn();
  const checks = inQuiet(run, 100);
  checks.ask();
  checks.compiled();
  checks.began();
  checks.ask();
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  checks.compiled();
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});

test('without a question, a compilation checks nothing; several questions are one', () => {
  const run = jest.fn();
  const checks = inQuiet(run, 100);
  checks.compiled();
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  checks.ask();
  checks.ask();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
