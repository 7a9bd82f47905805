import { laterEntries } from '../../../../src/bundler/dev/later-entries';

const ENTRIES = { umi: ['./umi.ts'], frame: ['./frame.ts'], worker: ['./worker.ts'] };

function askFor(path: string, entries: ReturnType<typeof laterEntries>) {
  const invalidate = jest.fn();
  const next = jest.fn();
  const compiler = { watching: { invalidate } } as never;
  entries.middleware(compiler)({ path }, {}, next);
  expect(next).toHaveBeenCalledTimes(1);
  return invalidate.mock.calls.length;
}

test('an entry is compiled when its script or its styles are first asked for', () => {
  const entries = laterEntries(ENTRIES, ['umi']);
  expect(Object.keys(entries.entry())).toEqual(['umi']);
  expect(askFor('/table/frame.js', entries)).toBe(1);
  expect(entries.entry()).toEqual({ umi: ENTRIES.umi, frame: ENTRIES.frame });
  expect(askFor('/table/frame.css', entries)).toBe(0);
  expect(askFor('/scripts/worker.bundle.css', entries)).toBe(1);
  expect(entries.entry()).toEqual(ENTRIES);
});

test('what is no file of an entry compiles nothing', () => {
  const entries = laterEntries(ENTRIES, ['umi']);
  for (const path of [
    '/umi.js',
    '/frame',
    '/frame.html',
    '/other.js',
    '/framejs',
    '/frame.js.map',
    '/',
  ])
    expect(askFor(path, entries)).toBe(0);
  expect(Object.keys(entries.entry())).toEqual(['umi']);
});
