import { memoize } from '../../../src/code/remember';

test('a result is made once for each key, also where it is nothing', () => {
  const asked: string[] = [];
  const known = memoize(
    (text: string, other: number) => {
      asked.push(`${text}${other}`);
      return text === '' ? undefined : { text };
    },
    (text) => text,
  );
  const first = known('a', 1);
  expect(known('a', 2)).toBe(first);
  expect(known('b', 3)).toEqual({ text: 'b' });
  known('', 4);
  known('', 5);
  expect(asked).toEqual(['a1', 'b3', '4']);
});

test('what fails is tried again', () => {
  let tries = 0;
  const known = memoize(
    (text: string) => {
      tries += 1;
      if (tries === 1) throw new Error(text);
      return tries;
    },
    (text) => text,
  );
  expect(() => known('a')).toThrow('a');
  expect(known('a')).toBe(2);
});

test('without a key, all arguments are one', () => {
  const calls: unknown[][] = [];
  const join = memoize((...given: [string, number?, object?]) => {
    calls.push(given);
    return JSON.stringify(given);
  });
  for (let round = 0; round < 2; round += 1) {
    expect(join('a')).toBe('["a"]');
    expect(join('b')).toBe('["b"]');
    expect(join('a', 1)).toBe('["a",1]');
    expect(join('a', 1, { b: 2 })).toBe('["a",1,{"b":2}]');
  }
  expect(calls).toHaveLength(4);
});
