import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atEnd } from './at-end.mjs';
import { killTree, watchMemory } from './process-tree.mjs';

/** dumi's own program, which every site is built and developed with. */
export const DUMI = resolve('node_modules/dumi/bin/dumi.js');

/**
 * What a build leaves behind and the next one reads: output, generated modules, caches (dumi's
 * markdown and swc's in `.cache`). `.dumi/tmp` is the development server's and not read by a build.
 */
const TRACES = ['dist', '.dumi/tmp-production', 'node_modules/.cache'];

// Node knows the CPU time of its own process only. POSIX has `times` in every shell: its second
// line is the time of all children that were waited for, and of theirs.
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * Reads what `times` prints: user and system time of the shell, then of its children.
 * @param {string} text such as `0m0.00s 0m0.01s\n1m2.50s 0m3.25s`
 * @returns {number} CPU seconds of the children, user and system together
 * @example childSeconds('0m0.00s 0m0.01s\n1m2.50s 0m3.25s') // 65.75
 */
export function childSeconds(text) {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 4) throw new Error(`Not an output of times: ${text}`);
  const [user, system] = times
    .slice(2)
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return user + system;
}

/**
 * @typedef {object} Build
 * @property {number} wall seconds
 * @property {number} cpu CPU seconds of all processes
 * @property {number | null} memory peak MB of the largest process
 */

/**
 * Builds a dumi site from nothing and tells what it took.
 * @param {string} folder in which dumi runs
 * @returns {Promise<Build>}
 * @throws with the end of dumi's output where the build fails
 */
export function buildCold(folder) {
  for (const trace of TRACES) {
    rmSync(join(folder, trace), { recursive: true, force: true });
  }
  return buildAgain(folder);
}

/**
 * Builds a dumi site with what an earlier build has left, and tells what it took.
 * @param {string} folder in which dumi runs
 * @returns {Promise<Build>}
 * @throws with the end of dumi's output where the build fails
 */
export async function buildAgain(folder) {
  const start = performance.now();
  const shell = spawn('sh', ['-c', TIMED, 'sh', process.execPath, DUMI, 'build'], {
    cwd: folder,
    env: {
      ...process.env,
      BASE: '/',
      NODE_ENV: undefined,
      LC_ALL: 'C',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // In a session of its own, by which a process is found whose parent has ended.
    detached: true,
  });
  const end = atEnd(() => killTree(shell.pid));
  const memory = watchMemory(shell.pid);
  let output = '';
  let times = '';
  shell.stdout.on('data', (data) => (output += data));
  shell.stderr.on('data', (data) => (output += data));
  shell.stdio[3].on('data', (data) => (times += data));
  // Not `close`: a helper process that dumi leaves behind may keep the output open.
  const [[code]] = await Promise.all([once(shell, 'exit'), once(shell.stdio[3], 'end')]);
  const wall = (performance.now() - start) / 1000;
  const peak = memory();
  end();
  if (code !== 0) {
    throw new Error(`The build in ${folder} failed:\n${output.slice(-3000)}`);
  }
  return { wall, cpu: childSeconds(times), memory: peak };
}
