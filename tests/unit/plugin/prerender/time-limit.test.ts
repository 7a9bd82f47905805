import { timeLimit } from '../../../../src/plugin/prerender/watch/time-limit';

const invalid = (report: string): never => {
  throw new Error(report);
};

test.each([
  [undefined, 10],
  ['', 10],
  ['60', 60],
  ['0.5', 0.5],
])('with DEMO_TIME_LIMIT=%s a demo has %d seconds', (text, seconds) => {
  expect(timeLimit({ DEMO_TIME_LIMIT: text }, invalid)).toBe(seconds);
});

test.each(['-1', '0', 'long', 'Infinity'])('DEMO_TIME_LIMIT=%s is a mistake', (text) => {
  expect(() => timeLimit({ DEMO_TIME_LIMIT: text }, invalid)).toThrow(
    `DEMO_TIME_LIMIT must be a number of seconds, but is "${text}". Write, for example, DEMO_TIME_LIMIT=30.`,
  );
});
