import {
  choose,
  namesOfDay,
  readOptions,
} from '../../../../scripts/sandboxes/options.mjs';

const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, id: `demo-${name}` }));
const namesOf = ({ chosen, alone }: ReturnType<typeof choose>) => ({
  chosen: chosen.map(({ name }) => name),
  alone: [...alone],
});

test.each([
  [['--only', 'b, d', '--demos', 'b'], { chosen: ['b', 'd'], alone: ['b'] }],
  [['--only', 'a', '--demos', 'e'], { chosen: ['a', 'e'], alone: ['e'] }],
  [['--install', 'each', '--only', 'a,b'], { chosen: ['a', 'b'], alone: ['a', 'b'] }],
  [['--demos', 'c'], { chosen: ['a', 'b', 'c', 'd', 'e'], alone: ['c'] }],
])('%j looks at these demos', (args, expected) => {
  expect(namesOf(choose(all, readOptions(args)))).toEqual(expected);
});

test('in a few days every demo has been installed by itself', () => {
  const names = all.map(({ name }) => name);
  const days = [1, 2, 3, 4, 5].map((day) => namesOfDay(names, new Date(2026, 0, day)));
  expect(days.every((turn) => turn.length === 2)).toBe(true);
  expect([...new Set(days.flat())].sort()).toEqual(names);
});

test('what makes no sense is refused', () => {
  expect(() => choose(all, readOptions(['--only', 'f']))).toThrow(/called "f"/);
  expect(() => readOptions(['--install', 'none'])).toThrow(/shared or each/);
});
