import { readMessage } from '../../../../src/playground/frame/read-message';

test.each([
  undefined,
  null,
  'ready',
  {},
  { type: 'look' },
  { type: 'style', chunk: '../secret' },
  { type: 'script', chunk: 'https://example.org/a' },
  { type: 'script', chunk: ['a'] },
  { type: 'shown' },
  { type: 'fault', fault: {} },
  { type: 'height', height: Infinity },
  { type: 'height', height: '100vh' },
])('%j is no message of the frame', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('a fault is read as texts of a bounded length, whatever it is', () => {
  const fault = {
    type: 'made up',
    text: 'x'.repeat(5000),
    known: [1, {}],
    file: 'index.tsx',
    place: { line: '1', column: 2 },
  };
  expect(readMessage({ type: 'fault', id: 1, fault })).toEqual({
    type: 'fault',
    id: 1,
    fault: {
      type: 'thrown',
      text: 'x'.repeat(2000),
      known: ['1', 'object'],
      file: 'index.tsx',
      place: undefined,
    },
  });
  expect(readMessage({ type: 'fault', id: 1, fault: null })).toMatchObject({
    fault: { type: 'thrown', text: 'undefined' },
  });
});

test.each([
  { line: NaN, column: 1 },
  { line: 1, column: NaN },
  { line: 1.5, column: 1 },
  { line: 0, column: 1 },
  { line: 1, column: -1 },
  { line: Infinity, column: 1 },
  { line: '1', column: 1 },
  { line: 1 },
  null,
])('%p is no place of a file', (place) => {
  const fault = { type: 'thrown', text: 'wrong', file: 'index.tsx', place };
  expect(readMessage({ type: 'fault', id: 1, fault })).toEqual({
    type: 'fault',
    id: 1,
    fault: { type: 'thrown', text: 'wrong', file: 'index.tsx', place: undefined },
  });
});

test('a place of a file is taken over', () => {
  const place = { line: 3, column: 14 };
  const fault = { type: 'thrown', text: 'wrong', file: 'index.tsx', place };
  expect(readMessage({ type: 'fault', id: 1, fault })).toMatchObject({ fault });
});

test('no more names are read than a site has packages, or a demo files', () => {
  const known = Array.from({ length: 5000 }, (_, at) => `package-${at}`);
  const message = readMessage({ type: 'fault', id: 1, fault: { known } });
  expect(message).toMatchObject({ fault: { known: known.slice(0, 200) } });
});

test('what cannot be said as a text is no reason to throw', () => {
  const text = { toString: 1, valueOf: 1 };
  const message = readMessage({ type: 'fault', id: 1, fault: { text, known: [text] } });
  expect(message).toMatchObject({ fault: { text: 'object', known: ['object'] } });
});
