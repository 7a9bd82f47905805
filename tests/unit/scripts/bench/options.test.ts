import { PARTS, readOptions } from '../../../../scripts/bench/options.mjs';

test('without options all is measured', () => {
  expect(readOptions([])).toMatchObject({
    build: true,
    budgets: false,
    runs: 5,
    plain: 5,
    builds: 1,
    starts: 3,
    edits: 5,
    grow: 200,
    parts: PARTS,
    dist: 'dist',
  });
});

test.each([
  [['--only', 'start,edit'], ['start', 'edit'], false],
  [['--only', 'build'], ['build'], true],
  [['--no-build'], ['pages'], false],
])('%j measures %j', (args, parts, build) => {
  expect(readOptions(args)).toMatchObject({ parts, build });
});

test('1,000 pages can be added in the place of 200', () => {
  expect(readOptions(['--only', 'growth', '--grow', '1000']).grow).toBe(1000);
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
  [['--only', 'starts'], '--only knows no part "starts". There are build, pages, start'],
  [['--only', 'start', '--no-build'], '--no-build is the part pages'],
])('%j is a fault', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
