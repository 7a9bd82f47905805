import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second of /proc/<pid>/stat: USER_HZ, which is 100 on every Linux that Node runs on. */
const TICKS = 100;

/**
 * @typedef {object} Process
 * @property {number} parent process id
 * @property {number} session the process that began it; kept where the parent has ended
 * @property {number} cpu seconds, user and system, with those of ended children
 */

/** @param {string} file @returns {string} empty where it is not there: processes come and go */
function readProc(file) {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Reads /proc/<pid>/stat (proc(5)).
 * @param {string} stat
 * @returns {Process | null} null where the process has ended in the meantime
 */
export function readStat(stat) {
  // The second field, the name in brackets, may hold blanks and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return null;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    parent: Number(fields[1]),
    session: Number(fields[3]),
    cpu: ticks / TICKS,
  };
}

/** @returns {Map<number, Process>} all that run, by id; empty without /proc */
function processes() {
  const found = new Map();
  if (process.platform !== 'linux') return found;
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) && readStat(readProc(`${name}/stat`));
    if (one) found.set(Number(name), one);
  }
  return found;
}

/**
 * The processes below one, and those of its session: they stay in it when a parent ends before
 * them.
 * @param {number} root
 * @param {Map<number, Process>} running
 * @returns {number[]} with the root
 */
export function treeOf(root, running) {
  const tree = new Set([root]);
  for (const [pid, { session }] of running) if (session === root) tree.add(pid);
  // A set that grows while it is walked is walked to its new end.
  for (const member of tree) {
    for (const [pid, { parent }] of running) if (parent === member) tree.add(pid);
  }
  return [...tree];
}

/**
 * What the processes below one have taken so far, ended ones included whose parents still run.
 * @param {number} root process id
 * @returns {number | null} CPU seconds; null without /proc
 */
export function treeSeconds(root) {
  const running = processes();
  if (running.size === 0) return null;
  return treeOf(root, running).reduce(
    (sum, pid) => sum + (running.get(pid)?.cpu ?? 0),
    0,
  );
}

/** @param {number} root process id @returns {boolean} whether any process of its tree runs */
export function treeRuns(root) {
  const running = processes();
  return treeOf(root, running).some((pid) => running.has(pid));
}

/** @param {number} target process id, or that of a group with a minus */
function send(target, signal) {
  try {
    process.kill(target, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Ends the processes below one at once, so that it can be done while this process exits. Where
 * there is no /proc, the group of the root, so a root has to lead one (`detached`).
 * @param {number} root process id
 */
export function killTree(root) {
  const tree = treeOf(root, processes());
  send(-root, 'SIGKILL');
  for (const pid of tree) send(pid, 'SIGKILL');
}

/**
 * Watches how much memory the processes below one take, while they run.
 *
 * The figure is what GNU time calls the maximum resident set size: the peak of the largest single
 * process (VmHWM), not the sum of all, because they share pages.
 * @param {number} root process id
 * @param {number} [interval] milliseconds between two looks; the kernel keeps the peak, so that
 *   only a peak in the last interval of a process is missed
 * @returns {() => number | null} stops, and gives the peak in MB of 1024 kB; null without /proc
 */
export function watchMemory(root, interval = 200) {
  let peak = null;
  const look = () => {
    for (const pid of treeOf(root, processes())) {
      const size = Number(
        /^VmHWM:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? 0,
      );
      peak = Math.max(peak ?? 0, size);
    }
  };
  const timer = process.platform === 'linux' ? setInterval(look, interval) : undefined;
  return () => {
    clearInterval(timer);
    return peak === null ? null : Math.round(peak / 1024);
  };
}
