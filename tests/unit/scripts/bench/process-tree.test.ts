import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  killTree,
  readStat,
  treeOf,
  treeRuns,
  treeSeconds,
} from '../../../../scripts/bench/process-tree.mjs';

const onLinux = process.platform === 'linux' ? test : test.skip;

const STAT =
  '31 (a name) (of two) S 7 31 5 0 -1 4194304 101 0 0 0 150 50 25 75 20 0 1 0 9';

test('a process is read whose name holds brackets and blanks', () => {
  expect(readStat(STAT)).toEqual({ parent: 7, session: 5, cpu: 3 });
});

test('a process that has ended in the meantime is none', () => {
  expect(readStat('')).toBeNull();
});

test('a tree holds what is below its root, and what is left of its session', () => {
  const one = (parent: number, session: number) => ({ parent, session, cpu: 0 });
  const running = new Map([
    [12, one(11, 1)],
    [10, one(1, 10)],
    [11, one(10, 10)],
    // Its parent has ended, so that the first process of the machine is its parent now.
    [13, one(1, 10)],
    [14, one(13, 14)],
    [15, one(1, 1)],
  ]);
  expect(treeOf(10, running).sort()).toEqual([10, 11, 12, 13, 14]);
});

onLinux('a tree is killed with the processes whose parent has ended', async () => {
  // The inner shell starts a process, tells its id and ends.
  const shell = spawn('sh', ['-c', 'sh -c "sleep 60 & echo started"; exec sleep 60'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const root = shell.pid as number;
  await once(shell.stdout, 'data');
  expect(treeRuns(root)).toBe(true);
  expect(treeSeconds(root)).toBeGreaterThanOrEqual(0);
  const ended = once(shell, 'close');
  killTree(root);
  // The output is closed once the last process that could write to it has ended.
  await ended;
  expect(shell.signalCode).toBe('SIGKILL');
});
