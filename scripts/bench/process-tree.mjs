import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} file @returns {string} empty where it is not there: processes come and go */
function readProc(file) {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process with its parent, from /proc/<pid>/stat (proc(5)). @returns {Map<number, number>} */
function parents() {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readProc(`${name}/stat`);
    // The second field, the name in brackets, may hold blanks and brackets of its own.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent) found.set(Number(name), Number(parent));
  }
  return found;
}

/** @param {number} root @param {Map<number, number>} parentOf @returns {number[]} with the root */
function treeOf(root, parentOf) {
  const tree = [root];
  for (const member of tree) {
    for (const [pid, parent] of parentOf) if (parent === member) tree.push(pid);
  }
  return tree;
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
    for (const pid of treeOf(root, parents())) {
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
