import { inQuiet } from '../../../../src/plugin/quiet/in-quiet';

const fail = (fault: unknown) => {
  throw fault;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('jobs wait for the first compilation, and for the end of those that follow each other', () => {
  const job = jest.fn();
  const jobs = inQuiet(fail, 100);
  jobs.ask(job);
  jest.advanceTimersByTime(10_000);
  expect(job).not.toHaveBeenCalled();
  jobs.compiled();
  jest.advanceTimersByTime(99);
  jobs.compiled();
  jest.advanceTimersByTime(99);
  expect(job).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledTimes(1);
});

test('jobs do not begin while a compilation takes long', () => {
  const job = jest.fn();
  const jobs = inQuiet(fail, 100);
  jobs.ask(job);
  jobs.compiled();
  jobs.began();
  jobs.ask(job);
  jest.advanceTimersByTime(10_000);
  expect(job).not.toHaveBeenCalled();
  jobs.compiled();
  jest.advanceTimersByTime(100);
  expect(job).toHaveBeenCalledTimes(1);
});

test('jobs wait while a browser loads a page', () => {
  const job = jest.fn();
  const jobs = inQuiet(fail, 100);
  jobs.ask(job);
  jobs.compiled();
  jest.advanceTimersByTime(99);
  jobs.requested();
  jest.advanceTimersByTime(99);
  expect(job).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledTimes(1);
});

test('without a question, nothing runs; several questions for a job are one', () => {
  const job = jest.fn();
  const jobs = inQuiet(fail, 100);
  jobs.compiled();
  jobs.requested();
  jest.advanceTimersByTime(1000);
  expect(job).not.toHaveBeenCalled();
  jobs.ask(job);
  jobs.ask(job);
  jest.advanceTimersByTime(1000);
  expect(job).toHaveBeenCalledTimes(1);
});

test('a page that is asked for between two jobs comes before the second', () => {
  const jobs = inQuiet(fail, 100);
  const second = jest.fn();
  jobs.ask(() => jobs.began());
  jobs.ask(second);
  jobs.compiled();
  jest.advanceTimersByTime(10_000);
  expect(second).not.toHaveBeenCalled();
  jobs.compiled();
  jest.advanceTimersByTime(100);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a job that throws is told, and the next one runs', () => {
  const tell = jest.fn();
  const jobs = inQuiet(tell, 100);
  const next = jest.fn();
  const fault = new Error('broken');
  jobs.ask(() => {
    throw fault;
  });
  jobs.ask(next);
  jobs.compiled();
  jest.advanceTimersByTime(1000);
  expect(tell.mock.calls).toEqual([[fault]]);
  expect(next).toHaveBeenCalledTimes(1);
});
