/**
 * `npm test`: all that a change must pass, as many stages at a time as there are processors. Prints
 * each stage's output when it has ended, and at the end how long each took and all together.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { attemptsIn } from './test/attempts.mjs';
import { BROWSERS } from './test/browsers.mjs';
import { runStages } from './test/run-stages.mjs';
import { summary } from './test/summary.mjs';

/**
 * In the order in which they begin. A stage waits for those that `after` names; one that is `live`
 * shows its output as it comes.
 */
const STAGES = [
  { name: 'build', command: 'dumi build' },
  { name: 'unit', command: 'jest --selectProjects unit --maxWorkers=1' },
  { name: 'component', command: 'jest --selectProjects component --maxWorkers=1' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'eslint', command: 'eslint .' },
  { name: 'prettier', command: 'prettier --check .' },
  { name: 'budgets', command: 'node scripts/bench.mjs --budgets', after: ['build'] },
  {
    name: 'built site',
    command: `jest --selectProjects build e2e --maxWorkers=${BROWSERS}`,
    live: true,
    after: ['build', 'unit', 'component', 'types', 'eslint', 'prettier', 'budgets'],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'ledger-test-'));
/** Where tests count their attempts; see `tests/support/attempts.ts`. */
const attempts = join(folder, 'attempts');
writeFileSync(attempts, '');

/**
 * Runs a command of this repository or of an installed package.
 * @param {{ name: string, command: string, live?: boolean }} stage
 * @returns {Promise<boolean>} false where it failed; its output has been printed
 */
function run({ name, command, live = false }) {
  const title = `\n--- ${name}: ${command}\n`;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  if (live) process.stdout.write(title);
  const child = spawn(command, {
    shell: true,
    stdio: live ? 'inherit' : 'pipe',
    env: { ...process.env, PATH: path, ATTEMPTS: attempts },
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((done) => {
    child.once('close', (code) => {
      if (!live) process.stdout.write(title + output);
      done(code === 0);
    });
  });
}

const results = await runStages(STAGES, availableParallelism(), run);
console.log(summary(results));
console.log(attemptsIn(readFileSync(attempts, 'utf8')));
rmSync(folder, { recursive: true });
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
