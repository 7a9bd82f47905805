import { createProgress } from '../../../../../src/plugin/prerender/watch/progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a terminal shows how many of the pages are rendered, and how many demos besides', () => {
  const write = jest.fn();
  const progress = createProgress({ isTTY: true, write }, 3);
  progress.rendered('page');
  // Too soon after the last one.
  progress.rendered('page');
  jest.advanceTimersByTime(100);
  progress.rendered('page');
  jest.advanceTimersByTime(100);
  progress.rendered('demo');
  progress.end();
  expect(write.mock.calls.flat()).toEqual([
    '\rRendering pages: 1 of 3',
    '\rRendering pages: 3 of 3',
    '\rRendering pages: 3 of 3, demos: 1',
    '\r\u001b[K',
  ]);
});

test('a log has nothing of it', () => {
  const write = jest.fn();
  const progress = createProgress({ write }, 3);
  progress.rendered('page');
  progress.end();
  expect(write).not.toHaveBeenCalled();
});
