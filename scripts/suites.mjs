/**
 * Suites of tests in one run of Jest: `node scripts/suites.mjs release sites`. Two in one run take
 * less time than one after the other, as no processor waits for the last file of the first. What
 * follows their names goes to Jest: `npm run test:sites -- older-hosts`.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { BROWSERS } from './test/browsers.mjs';

const SUITES = ['build', 'e2e', 'release', 'sites'];

const given = process.argv.slice(2);
const end = given.findIndex((one) => !SUITES.includes(one));
const suites = end < 0 ? given : given.slice(0, end);
if (suites.length === 0) {
  console.error(`Name one or more of: ${SUITES.join(', ')}.`);
  process.exit(1);
}
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const others = given.slice(suites.length);
const args = ['--selectProjects', ...suites, `--maxWorkers=${BROWSERS}`, ...others];
const child = spawn(process.execPath, [jest, ...args], { stdio: 'inherit' });
child.once('close', (code) => (process.exitCode = code ?? 1));
