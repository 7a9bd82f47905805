import { firstResult } from '../../../../src/bundler/dev/first-result';

const asks = (accept: string) => ({
  method: 'GET',
  path: '/',
  query: {},
  headers: { accept },
});

function start() {
  const first = firstResult();
  const answered: string[] = [];
  return {
    first,
    answered,
    ask: (accept: string) =>
      first.middleware(asks(accept), {} as never, () => answered.push(accept)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a document waits for the first compilation, other files do not', async () => {
  const { first, answered, ask } = start();
  ask('text/html,*/*');
  ask('text/css');
  await jest.advanceTimersByTimeAsync(4000);
  expect(answered).toEqual(['text/css']);
  first.compiled();
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toEqual(['text/css', 'text/html,*/*']);
  ask('text/html');
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toHaveLength(3);
});

test('after five seconds, umi shows how far the compilation is', async () => {
  const { first, answered, ask } = start();
  ask('text/html');
  await jest.advanceTimersByTimeAsync(5000);
  expect(answered).toHaveLength(1);
  first.compiled();
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toHaveLength(1);
});
