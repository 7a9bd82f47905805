import { remember } from '../../../src/plugin/remember';

test('a result is made once for each key, also where it is nothing', () => {
  const asked: string[] = [];
  const known = remember(
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
  const known = remember(
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
