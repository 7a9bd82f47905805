import { pageOpener } from '../../../../src/renderer/navigation/open-page';

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

test('a page that the server has compiled is loaded at once', async () => {
  const open = pageOpener(undefined, { '/a.md': async () => 'page a' });
  expect(await open('/a.md')).toBe('page a');
  expect(fetched).not.toHaveBeenCalled();
});

test('another one is asked for, and comes with the next list', async () => {
  fetched.mockResolvedValue({ ok: true });
  const accept = jest.fn();
  const open = pageOpener({ accept, dispose: jest.fn() }, {});
  const two = Promise.all([open('/docs/ä b.md'), open('/docs/ä b.md')]);
  expect(fetched).toHaveBeenCalledWith(
    `/__ledger/open-page?file=${encodeURIComponent('/docs/ä b.md')}`,
    { method: 'POST' },
  );
  // A list with another page changes nothing.
  pageOpener({ accept, dispose: jest.fn() }, { '/other.md': async () => 'other' });
  pageOpener({ accept, dispose: jest.fn() }, { '/docs/ä b.md': async () => 'page b' });
  expect(await two).toEqual(['page b', 'page b']);
  expect(accept).toHaveBeenCalledTimes(3);
});

test('a page that the server does not know is an error, and is asked for again later', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  const open = pageOpener(undefined, {});
  await expect(open('/gone.md')).rejects.toThrow(
    'The development server has no page /gone.md. Load this page again.',
  );
  fetched.mockResolvedValueOnce({ ok: true });
  const later = open('/gone.md');
  pageOpener(undefined, { '/gone.md': async () => 'back' });
  expect(await later).toBe('back');
});
