import { readMessage } from '../../../src/playground/frame/read-message';

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
      known: ['1', '[object Object]'],
      file: 'index.tsx',
      place: undefined,
    },
  });
  expect(readMessage({ type: 'fault', id: 1, fault: null })).toMatchObject({
    fault: { type: 'thrown', text: 'undefined' },
  });
});
