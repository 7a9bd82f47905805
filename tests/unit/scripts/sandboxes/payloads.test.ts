import { strToU8, zipSync } from 'fflate';
import { decodeStackBlitz, decodeZip } from '../../../../scripts/sandboxes/payloads.mjs';

test('of the form for StackBlitz the files are read, with the ends of lines that they have', () => {
  expect(
    decodeStackBlitz({
      'project[title]': 'Rows',
      'project[files][src/main.tsx]': 'one\r\ntwo\r\n',
    }),
  ).toEqual({ 'src/main.tsx': 'one\ntwo\n' });
});

test('an archive that holds more than one folder is refused', () => {
  const bytes = zipSync({ 'rows/a.ts': strToU8('a'), 'more/b.ts': strToU8('b') });
  expect(() => decodeZip(bytes)).toThrow(/rows, more, not one folder/);
});
