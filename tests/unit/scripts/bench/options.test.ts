import { readOptions } from '../../../../scripts/bench/options.mjs';

test('without options both sites are built and measured five times', () => {
  expect(readOptions([])).toMatchObject({
    build: true,
    budgets: false,
    runs: 5,
    plain: 5,
    builds: 1,
    dist: 'dist',
  });
});

test.each([['--no-build'], ['--budgets']])('%s builds nothing', (option) => {
  expect(readOptions([option, '--dist', 'elsewhere'])).toMatchObject({
    build: false,
    dist: 'elsewhere',
  });
});

test.each([
  [['--runs', '0'], '--runs takes a whole number'],
  [['--plain', 'many'], '--plain takes a whole number'],
  [['--dist', 'elsewhere'], 'Use --dist with'],
  [['--budget'], '--budget'],
])('%j is a fault', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
