import { runStages } from '../../../../scripts/test/run-stages.mjs';
import { summary } from '../../../../scripts/test/summary.mjs';

const stages = [
  { name: 'build' },
  { name: 'unit' },
  { name: 'types' },
  { name: 'site', after: ['build', 'types'] },
];

/** Runs the stages, of which some fail; gives what began and ended, in order, and the results. */
async function runAll(count: number, failing: string[] = []) {
  const log: string[] = [];
  const results = await runStages(stages, count, async ({ name }: { name: string }) => {
    log.push(`+${name}`);
    await new Promise(setImmediate);
    log.push(`-${name}`);
    return !failing.includes(name);
  });
  return { log, states: results.map(({ state }) => state), results };
}

test('no more stages run at a time than there are processors', async () => {
  const { log, states } = await runAll(1);
  expect(log).toEqual([
    ...['+build', '-build', '+unit', '-unit'],
    ...['+types', '-types', '+site', '-site'],
  ]);
  expect(states).toEqual(['passed', 'passed', 'passed', 'passed']);
});

test('stages run at the same time, in order, and wait for those that they name', async () => {
  const { log } = await runAll(8);
  expect(log.slice(0, 3)).toEqual(['+build', '+unit', '+types']);
  expect(log.slice(-2)).toEqual(['+site', '-site']);
});

test('a stage is left out where one that it waits for failed; the others run', async () => {
  const { log, states } = await runAll(2, ['build']);
  expect(states).toEqual(['failed', 'passed', 'passed', 'left out']);
  expect(log).not.toContain('+site');
});

test('the end says how long each stage took and all together', () => {
  expect(
    summary([
      { name: 'build', state: 'passed', start: 0, time: 15_400 },
      { name: 'unit', state: 'passed', start: 0, time: 61_000 },
      { name: 'site', state: 'passed', start: 61_000, time: 185_000 },
    ]).split('\n'),
  ).toEqual([
    '',
    'build  passed  in 15 s',
    'unit   passed  in 1 min 01 s',
    'site   passed  in 3 min 05 s',
    'All passed in 4 min 06 s.',
  ]);
});

test('the end names what failed and what was left out', () => {
  expect(
    summary([
      { name: 'build', state: 'failed', start: 0, time: 2_000 },
      { name: 'site', state: 'left out', start: 2_000, time: 0 },
    ]).split('\n'),
  ).toEqual(['', 'build  failed  in 2 s', 'site   left out', 'Not passed in 2 s.']);
});
