import { collectChanges } from '../../../../src/plugin/early/collect-changes';
import type { FileChange } from '../../../../src/plugin/early/collect-changes';

const changeOf = (path: string): FileChange => ({ event: 'change', path });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('changes that come together are handled once', async () => {
  const handle = jest.fn<Promise<void>, [FileChange[]]>(async () => undefined);
  const take = collectChanges(handle, 50);
  take(changeOf('a'));
  await jest.advanceTimersByTimeAsync(49);
  take(changeOf('b'));
  await jest.advanceTimersByTimeAsync(49);
  expect(handle).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(handle.mock.calls).toEqual([[[changeOf('a'), changeOf('b')]]]);
});

test('changes that come while others are handled wait, and follow a fault as well', async () => {
  let fail: (fault: Error) => void = () => undefined;
  const handle = jest.fn<Promise<void>, [FileChange[]]>(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  const take = collectChanges(handle, 50);
  take(changeOf('a'));
  await jest.advanceTimersByTimeAsync(50);
  take(changeOf('b'));
  await jest.advanceTimersByTimeAsync(50);
  expect(handle).toHaveBeenCalledTimes(1);
  fail(new Error('not generated'));
  await jest.advanceTimersByTimeAsync(0);
  expect(handle.mock.calls[1]).toEqual([[changeOf('b')]]);
});
