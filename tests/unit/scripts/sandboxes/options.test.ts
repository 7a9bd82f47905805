import {
  choose,
  namesOfDay,
  readOptions,
} from '../../../../scripts/sandboxes/options.mjs';

const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  name,
  id: `demo-${name}`,
  page: '/demo',
}));
const namesOf = ({ chosen, alone }: ReturnType<typeof choose>) => ({
  chosen: chosen.map(({ name }) => name),
  alone: [...alone],
});

test.each([
  [['--only', 'b, d', '--demos', 'b'], { chosen: ['b', 'd'], alone: ['b'] }],
  [['--only', 'a', '--demos', 'e'], { chosen: ['a', 'e'], alone: ['e'] }],
  [['--install', 'each', '--only', 'a,b'], { chosen: ['a', 'b'], alone: ['a', 'b'] }],
  [['--install', 'repository', '--only', 'a,b'], { chosen: ['a', 'b'], alone: [] }],
  [['--demos', 'c'], { chosen: ['a', 'b', 'c', 'd', 'e'], alone: ['c'] }],
])('%j looks at these demos', (args, expected) => {
  expect(namesOf(choose(all, readOptions(args)))).toEqual(expected);
});

test.each([
  [5, 2, 3],
  [64, 3, 22],
  [65, 3, 22],
  [2, 3, 1],
])('of %i demos, %i a day, all have had their turn in %i days', (size, count, days) => {
  const names = Array.from({ length: size }, (_, at) => `demo-${at}`);
  const turns = Array.from({ length: days }, (_, day) =>
    // Whatever the hour, and over the end of a year.
    namesOfDay(names, new Date(Date.UTC(2026, 11, 20 + day, day % 24)), count),
  );
  expect(turns.every((turn) => new Set(turn).size === Math.min(count, size))).toBe(true);
  expect([...new Set(turns.flat())].sort()).toEqual([...names].sort());
});

test('what makes no sense is refused', () => {
  expect(() => choose(all, readOptions(['--only', 'f']))).toThrow(/called "f"/);
  expect(() => readOptions(['--install', 'none'])).toThrow(
    /shared, each, repository, not "none"/,
  );
});
