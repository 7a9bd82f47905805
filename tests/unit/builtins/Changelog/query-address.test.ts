import { readQuery, writeQuery } from '../../../../src/builtins/Changelog/query-address';

const NOTHING = { text: '', kinds: [], from: '', to: '' };

test('a question comes back from the address', () => {
  const query = { text: 'a b&c', kinds: ['feature', 'fix'], from: '7.10.0', to: '7.20' };
  const search = writeQuery('?dir=rtl', query);
  expect(search).toBe('?dir=rtl&text=a+b%26c&kind=feature,fix&from=7.10.0&to=7.20');
  expect(readQuery(search)).toEqual(query);
});

test('an empty question leaves what else stands in the address', () => {
  expect(writeQuery('?text=a&dir=rtl&from=1', NOTHING)).toBe('?dir=rtl');
  expect(writeQuery('?from=1', NOTHING)).toBe('');
});

test('kinds that there are not are dropped', () => {
  expect(readQuery('?kind=fix,other&kind=feature').kinds).toEqual(['feature', 'fix']);
});
