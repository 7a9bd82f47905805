import { demosReady, needDemoData } from '../../../../src/renderer/page/demo-data';

test('a page has the data of its demos, which then need not suspend', async () => {
  await expect(demosReady(['a'])).resolves.toBeUndefined();
  const known: Record<string, string> = { there: 'there' };
  const useDemo = jest.fn((id: string) => {
    if (known[id]) return known[id];
    const loading = Promise.resolve().then(() => {
      if (id === 'broken') throw new Error('no such file');
      known[id] = id;
    });
    throw loading;
  });
  needDemoData(useDemo);
  await demosReady(['late', 'broken', 'there']);
  expect(useDemo('late')).toBe('late');
  // The block that reads it reports it.
  expect(known.broken).toBeUndefined();
});
