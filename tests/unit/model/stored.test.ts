import { choiceOf } from '../../../src/model/stored/choice';
import { parsedOf } from '../../../src/model/stored/json';

test.each([
  ['b', 'b'],
  [null, 'a'],
  ['', 'a'],
  ['B', 'a'],
  ['__proto__', 'a'],
])('of the choices a and b, %j is %s', (stored, choice) => {
  expect(choiceOf(stored, ['a', 'b'], 'a')).toBe(choice);
});

test.each([
  ['3', 3],
  ['"3"', 0],
  ['null', 0],
  ['{', 0],
  ['', 0],
  [null, 0],
])('of JSON that should be a number, %j is %j', (stored, value) => {
  const check = (one: unknown) => (typeof one === 'number' ? one : undefined);
  expect(parsedOf(stored, check, 0)).toBe(value);
});
